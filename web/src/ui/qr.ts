/** Empty modules around a code: cameras need them. */
const QUIET = 4;

export interface Qr {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** All dark modules as one path of an SVG. */
  path: string;
}

/** Draws a QR code of a text; what computes it is loaded with the first one. Nothing leaves the browser. */
export async function qrOf(text: string): Promise<Qr> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  return { size: rows.length, path: rows.map(runs).join('') };
}

/** The dark modules of a row, neighbours in one piece: hairlines between them confuse readers. */
function runs(row: boolean[], y: number): string {
  let path = '';
  let x = row.indexOf(true);
  while (x >= 0) {
    const light = row.indexOf(false, x);
    const end = light < 0 ? row.length : light;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = row.indexOf(true, end);
  }
  return path;
}

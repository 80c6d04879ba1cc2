import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';

import { type Qr, qrOf } from '../src/ui/qr.ts';

// Pixels for each module, as on a screen.
const SCALE = 4;
const LINK = 'https://mars.example.org/join#Zk3_w-1Lq0aTt9c4mXb2RfYh7Ds';

/** What a camera sees: dark modules on white. */
function seen({ size, path }: Qr): { width: number; height: number; data: Uint8ClampedArray } {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, across] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = 4 * (row * width + Number(x) * SCALE);
      const pixels = data.subarray(from, from + 4 * Number(across) * SCALE);
      for (let at = 0; at < pixels.length; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it.each([LINK, 'http://127.0.0.1:8000/settings#code=ABCDE-FGHJK', 'http://[::1]:8000/join#x'])(
    'is read as the text that it was made of: %s',
    async (text) => {
      expect(decodeQR(seen(await qrOf(text)))).toBe(text);
    },
  );

  it('has a quiet zone of four modules on every side', async () => {
    const { size, path } = await qrOf(LINK);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...found]) => found.map(Number));

    expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
    expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , across = 0]) => x + across))).toBe(size - 4);
    expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
  });
});

/**
 * Returns what was told, with every part that has not changed taken from what was known before.
 *
 * What shows only such parts is not drawn anew, however often the whole is told.
 */
export function renewed<Told>(known: Told, told: Told): Told {
  if (!isWhole(known) || !isWhole(told) || Array.isArray(known) !== Array.isArray(told)) return told;
  const names = Object.keys(told);
  let isSame = names.length === Object.keys(known).length;
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const part = renewed(known[name], told[name]);
    made[name] = part;
    if (part !== known[name]) isSame = false;
  }
  if (isSame) return known;
  return (Array.isArray(told) ? Object.values(made) : made) as Told;
}

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import { shown } from './minus.ts';

/** Which plural form a number takes, in the order of the forms of a gettext catalogue. */
export function pluralForm(language: string, count: number): number {
  const number = Math.abs(count);
  if (language !== 'pl') return number === 1 ? 0 : 1;
  if (number === 1) return 0;
  const ten = number % 10;
  const hundred = number % 100;
  return ten >= 2 && ten <= 4 && (hundred < 10 || hundred >= 20) ? 1 : 2;
}

/** Returns `message` with the values of `args` in the place of their names in braces. */
export function filled(message: string, args: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const value = args[name];
    if (value === undefined) return braced;
    return typeof value === 'number' ? shown(value) : value;
  });
}

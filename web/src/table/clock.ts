/** Returns seconds as a clock shows them: "4:05", "1:02:00". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

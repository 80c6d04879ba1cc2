/** Small drawings of what characters do, on a grid of 24. */

const ASTRONAUT = 'M12 3.5a4 4 0 1 0 .01 0M5 20.5c0-6 3-8 7-8s7 2 7 8';
const ROCKET = 'M12 2c3 3 4 6 4 11H8c0-5 1-8 4-11zM8 10l-3 5 3 1M16 10l3 5-3 1M10 16l2 5 2-5';
const ROCKETS =
  'M6.5 4c2 2 3 5 3 9h-6c0-4 1-7 3-9zM17.5 4c2 2 3 5 3 9h-6c0-4 1-7 3-9zM5 13l1.5 5L8 13M16 13l1.5 5 1.5-5';

/** The drawings of each part, in a row. */
export const PARTS: Record<string, string[]> = {
  'place-astronauts': [ASTRONAUT, ROCKET],
  'place-apart': [ASTRONAUT, ROCKETS],
  'place-together': [ASTRONAUT, ROCKET],
  'take-characters-back': ['M10 4h10v16H10M15 12H4M8 7.5L3.5 12 8 16.5'],
  'make-moves': ['M3 12h16M13.5 6.5L19 12l-5.5 5.5'],
  'draw-or-look': ['M5 4h12v16H5zM9 9h4', 'M2 12q10-11 20 0q-10 11-20 0zM12 10a2 2 0 1 0 .01 0'],
  'force-launch': ['M12 3v13M6.5 8.5L12 3l5.5 5.5M5 20.5h14'],
  'destroy-ship': ['M12 2l2.5 5.5L21 5l-3 6 4.5 4-6.5.5L14 22l-3.5-5L4 19l2-6-4-4.5 6.5.5z'],
  'replace-astronaut': ['M3 8h15M13.5 3.5L18 8l-4.5 4.5M21 16H6M10.5 11.5L6 16l4.5 4.5'],
  'kill-astronaut': ['M12 3a8 8 0 0 0-5 14v3.5h10V17a8 8 0 0 0-5-14M9 11.5h.01M15 11.5h.01M11.5 16h1'],
  'transfer-from-moon': ['M6 3a3.5 3.5 0 1 0 .01 0M13 22a10 10 0 0 1 9-10M9.5 9.5l5.5 5.5M15 10.5V15h-4.5'],
  'redirect-ship': ['M4 21V10a5 5 0 0 1 5-5h11M15.5.5L20 5l-4.5 4.5'],
};

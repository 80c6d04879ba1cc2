/** Our own line drawings of the nine characters, on a field of 48 by 48. */
export const PORTRAITS: Record<string, string> = {
  // A megaphone that calls people together.
  recruiter: 'M8 20v9h7l17 9V11L15 20ZM15 29l3 10h6l-3-8M36 17a10 10 0 0 1 0 15M39 11a17 17 0 0 1 0 27',
  // A compass on a chart.
  explorer:
    'M24 5a19 19 0 1 0 0 38a19 19 0 1 0 0-38M31 17l-4 11l-10 4l4-11ZM24 9v3M24 36v3M9 24h3M36 24h3M24 23v2',
  // A flask over a flame.
  scientist:
    'M19 6h10M21 6v11L9 37a4 4 0 0 0 3 6h24a4 4 0 0 0 3-6L27 17V6M15 29h18M20 35h.1M27 37h.1M25 32h.1',
  // A hat and glasses.
  'secret-agent':
    'M5 20h38M12 20l3-12c6 3 12 3 18 0l3 12M8 29a6 6 0 1 0 12 0a6 6 0 1 0-12 0M28 29a6 6 0 1 0 12 0a6 6 0 1 0-12 0M20 28q4-3 8 0',
  // A round bomb with a fuse.
  saboteur:
    'M20 15a14 14 0 1 0 .1 0M17 16l2-6h8l2 6M24 10c0-6 8-7 11-3M38 5l4-2M40 9l4 1M37 12l1 4M12 27a8 8 0 0 1 5-6',
  // A fan, half open.
  'femme-fatale':
    'M24 42L6 17C16 6 32 6 42 17ZM24 42L14 11M24 42V8.800M24 42L34 11M10 22.500C18 15 30 15 38 22.500M24 42l-3 3M24 42l3 3',
  // A travelling trunk with labels.
  'travel-agent': 'M6 17h36v23H6ZM17 17v-6h14v6M14 17v23M34 17v23M19 24h10v8H19ZM22 28h4',
  // Crossed sabre and pistol are drawn as a helmet with a spike.
  soldier:
    'M8 32c0-13 7-19 16-19s16 6 16 19ZM5 32h38M24 13V5M21 8h6M13 32v4q11 6 22 0v-4M24 19l2 4l4 .6l-3 3l.8 4.400',
  // A steering wheel of a ship.
  pilot:
    'M24 12a12 12 0 1 0 .1 0M24 20a4 4 0 1 0 .1 0M24 4v16M24 28v16M4 24h16M28 24h16M10 10l11 11M27 27l11 11M38 10L27 21M21 27L10 38',
};

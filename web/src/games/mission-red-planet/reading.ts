import type { Reading } from '../../table/story.ts';

/** How the log of Mission: Red Planet is read. */
export const READING: Reading = {
  deeds: {
    'round-began': 'clock',
    'mission-kept': 'flag',
    'characters-chosen': 'card',
    'character-revealed': 'person',
    'action-played': 'card',
    'discovery-revealed': 'eye',
    'production-began': 'plus',
    'discovery-phase-began': 'eye',
    'final-scoring-began': 'flag',
  },
  effects: {
    'astronauts-placed': 'person',
    'astronaut-moved': 'person',
    'astronauts-returned': 'person',
    'astronaut-killed': 'minus',
    'astronauts-lost': 'minus',
    'replaced-in-zone': 'swap',
    'replaced-aboard': 'swap',
    'destination-set': 'flag',
    'sign-placed': 'flag',
    'ship-launched': 'send',
    'ship-forced': 'send',
    'ship-landed': 'globe',
    'ship-destroyed': 'cut',
    'ship-vanished': 'cut',
    'resource-found': 'eye',
    'zone-produced': 'plus',
    'tokens-taken': 'plus',
    'tokens-gained': 'plus',
    'ice-monopoly-scored': 'star',
    'mission-scored': 'star',
    'discovery-scored': 'star',
  },
};

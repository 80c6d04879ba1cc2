import type { Reading } from '../../table/story.ts';

/** How the log of Martians is read. */
export const READING: Reading = {
  deeds: {
    'round-began': 'clock',
    'slot-began': 'clock',
    'weather-revealed': 'sun',
    'event-drawn': 'card',
    'turn-began': 'next',
    'marker-placed': 'play',
    'specialist-used': 'person',
    'mission-fulfilled': 'star',
    'mission-failed': 'cut',
    'colony-collapsed': 'cut',
  },
  given: ['turn-began', 'event-drawn'],
  effects: {
    paid: 'minus',
    'mineral-paid': 'minus',
    gained: 'plus',
    'reputation-gained': 'star',
    installed: 'gear',
    researched: 'eye',
    developed: 'gear',
    hired: 'person',
    'cards-drawn': 'card',
    'colonists-died': 'minus',
  },
};

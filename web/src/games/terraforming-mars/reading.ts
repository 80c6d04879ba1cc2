import type { Reading } from '../../table/story.ts';

/** How the log of Terraforming Mars is read. */
export const READING: Reading = {
  deeds: {
    'generation-began': 'sun',
    'corporation-revealed': 'flag',
    'cards-bought': 'card',
    'card-drafted': 'card',
    'card-played': 'card',
    'standard-project-used': 'gear',
    'action-used': 'play',
    'milestone-claimed': 'flag',
    'award-funded': 'star',
    traded: 'swap',
    passed: 'pause',
    'turn-ended': 'next',
    'production-happened': 'plus',
    'government-acted': 'globe',
    'game-ended': 'flag',
  },
  effects: {
    paid: 'minus',
    'floaters-spent': 'minus',
    lost: 'minus',
    'resources-removed': 'minus',
    gained: 'plus',
    'resources-added': 'plus',
    'production-changed': 'gear',
    'rating-raised': 'star',
    'parameter-raised': 'globe',
    'tile-placed': 'board',
    'off-planet-city-placed': 'board',
    'area-claimed': 'board',
    'colony-placed': 'board',
    'cards-drawn': 'card',
    'cards-discarded': 'card',
    'cards-kept': 'card',
    'track-moved': 'swap',
    'fleet-gained': 'swap',
  },
  places: ['area'],
  // Plants and heat become a greenery and a step of warmth without a word of their own.
  isDeed: (entry, step) => {
    const { event } = entry;
    if (entry !== step[0] || event['event'] !== 'paid') return false;
    return (
      event['resource'] === 'plants' ||
      (event['resource'] === 'heat' && step.some((one) => one.event['parameter'] === 'temperature'))
    );
  },
};

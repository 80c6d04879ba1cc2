/** What an answer takes before it is given: time, markers and goods, as the server foresees them. */
import type { Answer } from '../../lib/wire.ts';
import type { Counts, Prospects, WorkPrice } from './view.ts';

export interface Price {
  time: number;
  markers: number;
  goods: Counts;
  reputation: number;
}

const FREE: Price = { time: 0, markers: 0, goods: {}, reputation: 0 };

/** The action that an answer is done by, where its price is that of the action. */
const WORK: Record<string, string> = {
  'remove-oxygen': 'oxygen',
  build: 'build',
  expand: 'expand',
  install: 'installation',
  'make-medicine': 'medicine',
  purify: 'purify',
  mine: 'mine',
  examine: 'examine',
  harvest: 'harvest',
  'change-crops': 'change-crops',
  hire: 'hire',
};

const nameOf = (answer: Answer, kind: string): string =>
  answer.things.find((thing) => thing.kind === kind)?.name ?? '';
const worked = (work: WorkPrice | undefined): Price => ({
  ...FREE,
  time: work?.time ?? 0,
  goods: work?.cost ?? {},
});

/** Returns what an answer takes; null where it takes nothing that can be told. */
export function priceOf(
  answer: Answer,
  own: Prospects | undefined,
  requirements: Record<string, { cost: Counts }>,
): Price | null {
  if (!own) return null;
  const work = WORK[answer.key];
  if (work) return worked(own.works[work]);
  const way = (kind: string): { time?: number; cost?: Counts } | undefined =>
    own.ways[kind]?.[nameOf(answer, kind)];
  switch (answer.key) {
    case 'place-marker':
      return { ...FREE, markers: 1, time: own.fields[nameOf(answer, 'field')]?.time ?? 0 };
    case 'rest':
      return { ...FREE, time: 1 };
    case 'take-from-rtg':
      return { ...FREE, reputation: 1 };
    case 'get-material':
      return { ...FREE, time: Number(answer.text.split(' ').at(-1)) };
    case 'use-specialist':
    case 'use-in-quarters':
    case 'use-twice':
      return { ...FREE, goods: own.specialists[nameOf(answer, 'specialist')]?.cost ?? {} };
    case 'recover': {
      const zone = nameOf(answer, 'zone');
      const quarters = nameOf(answer, 'quarters');
      const found = own.recover.find((one) => one.zone === zone && one.quarters === quarters);
      return found ? { ...FREE, time: found.time, goods: found.money ? { money: found.money } : {} } : null;
    }
    case 'develop':
      return { ...FREE, time: way('technology')?.time ?? 0, goods: way('technology')?.cost ?? {} };
    case 'research':
    case 'research-with':
      return { ...FREE, time: way('research')?.time ?? 0, goods: way('research')?.cost ?? {} };
    case 'fulfil-order':
    case 'fulfil-order-with':
      return { ...FREE, time: own.works['mission']?.time ?? 0, goods: way('order')?.cost ?? {} };
    case 'fulfil-requirement':
    case 'fulfil-requirement-with':
      return {
        ...FREE,
        time: own.works['mission']?.time ?? 0,
        goods: requirements[nameOf(answer, 'requirement')]?.cost ?? {},
      };
  }
  return null;
}

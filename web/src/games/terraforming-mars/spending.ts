import type { TableControl } from '../../table/control.svelte.ts';
import { facesOf, outlookOf, ownPlayer, RESOURCES, viewOf, type Counts } from './view.ts';

/** Returns what the answer that is chosen or picked so far takes from the own stock. */
export function spending(control: TableControl): Counts {
  const { question, selected } = control;
  const outlook = outlookOf(control);
  const own = outlook.own;
  if (!question || !own) return {};
  if (question.space?.space === 'pay') {
    return Object.fromEntries([...control.picked].filter(([name]) => RESOURCES.includes(name as never)));
  }
  if (question.space) {
    const count = [...control.picked.values()].reduce((sum, one) => sum + one, 0);
    return question.space.verb === 'buy' ? { mc: count * own.card_price - promised(control) } : {};
  }
  if (!selected) return {};
  if (question.key === 'keep-corporation') return { mc: -moneyOf(control, selected.things[0]?.name) };
  if (selected.key === 'convert-plants') return { plants: own.greenery.price };
  if (selected.key === 'convert-heat') return { heat: own.warming.price };
  if (selected.key === 'trade') {
    const paid = selected.things.find((one) => one.kind === 'resource')?.name ?? '';
    return { [paid]: own.trade[paid] ?? 0 };
  }
  const thing = selected.things[0];
  if (!thing) return {};
  const { kind, name } = thing;
  const prices: Record<string, number | null | undefined> = {
    card: selected.key === 'play-card' ? own.cards[name]?.price : 0,
    project: own.projects[name]?.price,
    milestone: facesOf(control).milestone[name]?.price,
    award: outlook.award_price,
  };
  const price = prices[kind] ?? 0;
  return price ? { mc: price } : {};
}

/** Returns the money with which a corporation begins that is chosen but not yet revealed. */
function promised(control: TableControl): number {
  const isChosen = control.question?.key === 'keep-projects';
  return isChosen ? moneyOf(control, ownPlayer(viewOf(control))?.dealt?.[0]) : 0;
}

const moneyOf = (control: TableControl, card = ''): number => facesOf(control).card[card]?.cost ?? 0;

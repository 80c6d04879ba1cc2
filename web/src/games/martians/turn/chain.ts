/** What a turn that is tried out has taken and brought so far. */
import type { Mark } from '../../../ui/marks.ts';
import type { Price } from '../price.ts';
import { GOODS, householdOf, type BaseView } from '../view.ts';

export interface Chain {
  takes: Price;
  brings: Mark[];
}

/** Returns what lies between two moments of one turn; null where it is no longer the same turn. */
export function chained(before: BaseView, after: BaseView): Chain | null {
  const find = (view: BaseView) => view.players.find((one) => one.colour === before.active);
  const [player, later] = [find(before), find(after)];
  if (!player || !later || after.active !== before.active) return null;
  const [had, has] = [householdOf(before, player), householdOf(after, later)];
  if (!had || !has) return null;
  const takes: Price = {
    time: Math.max(0, before.time - after.time),
    markers: Math.max(0, player.supply - later.supply),
    goods: {},
    reputation: Math.max(0, had.reputation - has.reputation),
  };
  const brings: Mark[] = [];
  for (const good of GOODS) {
    const more = (has.goods[good] ?? 0) - (had.goods[good] ?? 0);
    if (more < 0) takes.goods[good] = -more;
    else if (more > 0) brings.push({ glyph: good, text: String(more) });
  }
  if (has.reputation > had.reputation)
    brings.push({ glyph: 'reputation', text: `+${has.reputation - had.reputation}` });
  return { takes, brings };
}

/** Where things lie of which a coach speaks. */
import { KINDS, type Place } from './asked.ts';
import { ownPlayer, type ColonyView } from './view.ts';

export interface Home {
  /** The page on a phone. */
  place: Place;
  /** What lies below the board where there is room: a player's colour or a display; '' where it does not matter. */
  pile: string;
}

/** Where a thing is seen, written as `kind:name`; null where it is nowhere. */
export function homeOf(thing: string, view: ColonyView): Home | null {
  const [kind = '', name = ''] = thing.split(':');
  const own = ownPlayer(view)?.colour;
  const boardOf = (colour = ''): Home => ({ place: colour === own ? 'mine' : 'players', pile: colour });
  switch (kind) {
    case 'solo-card':
    case 'solo-goal':
      return boardOf(view.players.find((player) => player.seat === null)?.colour);
    case 'tech': {
      const owners = view.players.filter((player) => player.lab[name]).map((player) => player.colour);
      return boardOf(owners.find((colour) => colour === own) ?? owners[0]);
    }
    case 'card':
      return view.blueprints.includes(name) ? { place: 'cards', pile: 'blueprints' } : boardOf(own);
    case 'scientist':
    case 'contract':
      return view.science.includes(name) ? { place: 'cards', pile: 'science' } : boardOf(own);
    case 'mission':
    case 'reward':
      return { place: 'map', pile: '' };
  }
  const places = Object.keys(KINDS) as Place[];
  const place = places.find((one) => KINDS[one].includes(kind));
  if (place === 'mine') return boardOf(own);
  return place ? { place, pile: '' } : null;
}

import type { Ways } from '../../table/motion/ways.ts';

const hex = (name: unknown): string => `hex:${String(name)}`;

/** What travels over the table of On Mars. */
export const WAYS: Ways = {
  constructed: (event) => [`tile-${String(event['building'])}`, hex(event['hex'])],
  upgraded: (event) => ['advanced', hex(event['hex'])],
  'bot-placed': (event) => ['bot', hex(event['hex'])],
  'bot-moved': (event) => ['bot', hex(event['hex']), hex(event['origin'])],
  'rover-moved': (event) => ['rover', hex(event['hex']), hex(event['origin'])],
  'tile-explored': (event) => ['discovery', `seat:${String(event['seat'])}`, hex(event['hex'])],
  'colonist-placed': (event) => ['colonist', `main-action:${String(event['action'])}`],
  'executive-taken': (event) => ['pod', `executive:${String(event['executive'])}`],
  'tech-taken': (event) => ['tech', `lab:${String(event['lab'])}`],
  'tech-developed': (event) => ['develop', `lab:${String(event['lab'])}`],
  'ship-welcomed': (event) => ['ship', `depot:${String(event['depot'])}`],
  'mission-advanced': (event) => ['mission', `mission:${String(event['mission'])}`],
  travelled: (event) => ['travel', `side:${String(event['side'])}`],
};

import { describe, expect, it, vi } from 'vitest';
import { pagesOf } from '../../src/games/mission-red-planet/pages';
import { answersAbout, bareAnswer, glowing, pointAtAll } from '../../src/games/mission-red-planet/pointing';
import { face, upcoming } from '../../src/games/mission-red-planet/time/stops';
import { numberOf, STOPS } from '../../src/games/mission-red-planet/view';
import type { Answer, Question } from '../../src/lib/wire';
import type { TableControl } from '../../src/table/control.svelte';
import { fitting, targets, written } from '../../src/table/fitting';

/** An answer from its words: "replace-in colour:blue zone:VB". */
function answer(text: string): Answer {
  const [key = '', ...said] = text.split(' ');
  const things = said.map((one) => {
    const [kind = '', name = ''] = one.split(':');
    return { field: kind, kind, name };
  });
  return { text, key, label: text, hint: '', things };
}

/** A table at which these answers are possible and some things were pointed at. */
function asked(texts: string[], ...chosen: string[]): TableControl {
  const answers = texts.map(answer);
  const things = chosen.map((one) => answer(`x ${one}`).things[0]!);
  const question = { id: 1, key: 'q', answers, space: null } as unknown as Question;
  return {
    question,
    chosen: things,
    fitting: fitting(answers, things.map(written)),
    targets: targets(answers, things.map(written)),
    selected: null,
    point: vi.fn(),
  } as unknown as TableControl;
}

describe('what glows', () => {
  const moves = ['move zone:VB zone:TS', 'move zone:VB zone:SS', 'move zone:TS zone:MT'];

  it('is where a move begins, then where it goes', () => {
    expect([...glowing(asked(moves))].sort()).toEqual(['zone:TS', 'zone:VB']);
    expect([...glowing(asked(moves, 'zone:VB'))].sort()).toEqual(['zone:SS', 'zone:TS']);
  });

  it('leaves out what all answers share', () => {
    expect([...glowing(asked(moves.slice(0, 2)))].sort()).toEqual(['zone:SS', 'zone:TS']);
  });

  it('is the ship before its destination', () => {
    const answers = ['redirect ship:S01 zone:VB', 'redirect ship:S01 zone:TS', 'redirect ship:S02 zone:VB'];
    expect([...glowing(asked(answers))].sort()).toEqual(['ship:S01', 'ship:S02']);
    expect([...glowing(asked(answers, 'ship:S01'))].sort()).toEqual(['zone:TS', 'zone:VB']);
  });

  it('is everything in the only answer', () => {
    expect([...glowing(asked(['place dock:2']))]).toEqual(['dock:2']);
  });
});

describe("somebody's astronaut", () => {
  const kills = ['kill colour:blue zone:VB', 'kill colour:blue zone:TS', 'kill colour:green zone:TS'];
  const there = [
    { kind: 'colour', name: 'blue' },
    { kind: 'zone', name: 'TS' },
  ];

  it('is a target where an answer speaks of it', () => {
    expect(answersAbout(asked(kills), there).map((one) => one.text)).toEqual([kills[1]]);
    expect(answersAbout(asked(kills), [{ kind: 'colour', name: 'grey' }])).toEqual([]);
  });

  it('says colour and place at once', () => {
    const control = asked(kills);
    pointAtAll(control, there);
    expect(control.point).toHaveBeenCalledWith('colour', 'blue');
    expect(control.point).toHaveBeenCalledWith('zone', 'TS');
  });

  it('does not say what all answers share', () => {
    const control = asked(kills.slice(0, 2));
    pointAtAll(control, there);
    expect(control.point).toHaveBeenCalledTimes(1);
    expect(control.point).toHaveBeenCalledWith('zone', 'TS');
  });
});

describe('the pages of a phone', () => {
  it.each([
    [['place dock:1', 'place dock:2'], ['ships']],
    [['choose character:pilot'], ['hand']],
    [['kill colour:blue zone:VB', 'kill colour:green zone:VB'], ['board']],
    [
      ['replace-in colour:blue zone:VB', 'replace-aboard colour:blue ship:S01'],
      ['board', 'ships'],
    ],
    [['draw', 'look'], ['board']],
  ])('open for %j at %j', (texts, pages) => {
    const control = asked(texts);
    expect(pagesOf(control, glowing(control))).toEqual(pages);
  });

  it('stay as they are where nothing is asked', () => {
    const control = { ...asked([]), question: null } as unknown as TableControl;
    expect(pagesOf(control, new Set())).toEqual([]);
  });
});

describe('answers without a piece', () => {
  it('are found by what they say', () => {
    const control = asked(['draw', 'look']);
    expect(bareAnswer(control, 'draw')?.text).toBe('draw');
    expect(bareAnswer(control, 'stop')).toBeNull();
  });
});

describe('the round counter', () => {
  it('knows what comes next', () => {
    expect(upcoming('round-5')).toBe('production-1');
    expect(upcoming('final')).toBeNull();
    expect(upcoming('end')).toBeNull();
  });

  it('has a face for every stop', () => {
    for (const stop of STOPS) expect(face(stop).mark !== '' || face(stop).drawing !== '').toBe(true);
  });

  it('calls characters from nine to one', () => {
    expect([numberOf('recruiter'), numberOf('pilot'), numberOf('nobody')]).toEqual([9, 1, 0]);
  });
});

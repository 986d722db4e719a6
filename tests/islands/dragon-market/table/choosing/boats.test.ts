import { describe, expect, it } from 'vitest';
import { view } from '../../../../../src/games/dragon-market/index.ts';
import { dragOf } from '../../../../../src/islands/dragon-market/table/board/drag.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';
import { seated } from '../support/choosing.ts';

const PICTURE = `
  A . . . . .
  . . . . . .
  . . 0 0a 0b .
  . . . . . .
  . . . . . .
  . . . . . .
`;
const table = () => seated(bay(PICTURE));

describe('a boat that was tapped', () => {
  it('shows where it can slide to, and where its bow comes when it turns', () => {
    const { tap, lit, ready } = table();
    tap('boat.0');
    expect(lit('square.')).toEqual(
      [20, 21, 25, 26, 27, 28, 29, 2, 42].map((square) => `square.${square}`).sort(),
    );
    tap('square.26');
    expect(ready()).toEqual({ type: 'slide', boat: 0, by: 2 });
    tap('square.20');
    expect(ready()).toEqual({ type: 'slide', boat: 0, by: -2 });
    tap('square.42');
    expect(ready()).toEqual({ type: 'turn', boat: 0, to: 'right' });
    tap('square.2');
    expect(ready()).toEqual({ type: 'turn', boat: 0, to: 'left' });
  });

  it('that cannot turn says what is in the way, and the move that was meant', () => {
    const { tap, chooser } = seated(bay(PICTURE.replace('. . . . . .\n  . . 0', '. . 1 1a 1b .\n  . . 0')));
    tap('boat.0', 'turn.left');
    expect(chooser.refusal.value).toMatchObject({ code: 'boat-in-the-way', rule: 'boat.turn' });
    expect(chooser.refused.value?.move).toEqual({ type: 'turn', boat: 0, to: 'left' });
    expect(chooser.refused.value?.error).toHaveProperty('at');
  });

  it('with no points left says so', () => {
    const { tap, chooser } = seated(bay(PICTURE, { points: 0 }));
    tap('boat.0');
    expect(chooser.refusal.value).toMatchObject({ code: 'no-points' });
  });
});

describe('a boat that is dragged', () => {
  const seen = view(bay(PICTURE), 0);
  it.each([
    ['by its bow, ahead', 24, 27, { from: 'boat.0', to: 'square.27' }],
    ['by its middle, ahead: as far as the hand goes', 23, 25, { from: 'boat.0', to: 'square.26' }],
    ['back', 23, 22, { from: 'boat.0', to: 'square.21' }],
    ['by its bow to the right of its course', 24, 43, { from: 'boat.0', to: 'square.42' }],
    ['by its bow to the left of it', 24, 4, { from: 'boat.0', to: 'square.2' }],
  ])('%s', (_, grabbed, dropped, meant) => {
    expect(dragOf(seen, `grab.${grabbed}`, `at.${dropped}`)).toEqual(meant);
  });

  it('aside by its sailor means nothing', () => {
    expect(dragOf(seen, 'grab.22', 'at.32')).toBeUndefined();
  });

  it('an heir that is dragged goes where it is dropped', () => {
    expect(dragOf(seen, 'grab.0', 'square.1')).toEqual({ from: 'heir', to: 'square.1' });
  });
});

describe('a power', () => {
  const powered = (power: 'pivot' | 'reroll', picture: string) =>
    seated(bay(picture, { A: { powers: [power] } }));

  it('that turns a boat about its other end is chosen by where its sailor comes (power.pivot)', () => {
    const { tap, lit, ready } = powered('pivot', PICTURE);
    tap('power.pivot', 'boat.0');
    expect(lit('square.')).toEqual(['square.4', 'square.44']);
    tap('square.4');
    expect(ready()).toMatchObject({ type: 'pivot', boat: 0 });
  });

  it('does not stand in the way of a plain move to the same square', () => {
    const { tap, ready } = powered('pivot', PICTURE);
    tap('boat.0', 'square.2');
    expect(ready()).toEqual({ type: 'turn', boat: 0, to: 'left' });
    const drifting = seated(bay(PICTURE, { A: { powers: ['drift', 'pivot'] } }));
    drifting.tap('boat.0', 'square.42');
    expect(drifting.ready()).toEqual({ type: 'turn', boat: 0, to: 'right' });
    drifting.tap('power.drift'); // by which the boat would come there too
    expect(drifting.ready()).toEqual({ type: 'drift', boat: 0, by: 2 });
  });

  it('that rolls a die again asks which, unless both show the same (power.reroll)', () => {
    expect(powered('reroll', PICTURE).lit('die.')).toEqual(['die.0']);
    const other = seated(bay(PICTURE, { dice: [3, 4], A: { powers: ['reroll'] } }));
    expect(other.lit('die.')).toEqual(['die.0', 'die.1']);
  });
});

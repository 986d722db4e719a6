import { describe, expect, it } from 'vitest';
import { type Move, view } from '../../../../../src/games/dragon-market/index.ts';
import { nameTurnMoves, planOf } from '../../../../../src/islands/dragon-market/table/words/advice.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';
import { seated } from '../support/choosing.ts';
import { speechFor } from '../support/speech.ts';

const PICTURE = `
  A . . . . .
  . . . . . .
  . 0 0a 0b . .
  . . . . . .
  . . . . . .
`;
const TURN: readonly Move[] = [
  { type: 'turn', boat: 0, to: 'left' },
  { type: 'slide', boat: 0, by: -1 },
  { type: 'step', to: 1 },
  { type: 'step', to: 11 },
  { type: 'end-turn' },
];

describe('a turn that is advised', () => {
  const state = bay(PICTURE.replace('. 0 0a 0b', '. 0 0a 0b'));

  it('is named move by move, each as the bay lies then; steps are one walk', () => {
    const turn = TURN.slice(0, 2).concat({ type: 'end-turn' });
    const named = nameTurnMoves({ moves: turn }, view(state, 0), speechFor('en'));
    const texts = named.map((parts) => parts.map(({ text }) => text).join(''));
    expect(texts).toEqual(['Turn boat 1 left', 'Slide boat 1 south by 1 square']);
  });

  it('is one choice, shown as a whole and played as a whole, without its end', async () => {
    const table = seated(state);
    const move = planOf({ moves: TURN.slice(0, 2).concat({ type: 'end-turn' }) });
    expect(move.moves).toEqual(TURN.slice(0, 2));
    table.chooser.suggest({ move, why: 'because' });
    expect(table.chooser.advised.value?.why).toBe('because');
    expect(table.chooser.preview.value.map(({ type }) => type)).toEqual(['boat-moved', 'boat-moved']);
    await table.commit();
    expect(table.played).toEqual(TURN.slice(0, 2));
    expect(table.chooser.advised.value).toBeUndefined();
  });

  it('is put away by whatever else is chosen', () => {
    const table = seated(state);
    table.chooser.suggest({ move: planOf({ moves: TURN.slice(0, 1) }), why: '' });
    table.tap('boat.0');
    expect(table.chooser.advised.value).toBeUndefined();
    expect(table.ready()).toBeUndefined();
  });

  it('ends where the dice speak, and is never nothing', () => {
    expect(planOf({ moves: [{ type: 'roll' }, ...TURN] }).moves).toEqual([{ type: 'roll' }]);
    expect(planOf({ moves: [{ type: 'end-turn' }] }).moves).toEqual([{ type: 'end-turn' }]);
  });
});

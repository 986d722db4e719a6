import { describe, expect, it } from 'vitest';
import { BLUE } from '../../../../../src/games/dragon-market/index.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';
import { seated } from '../support/choosing.ts';

/** A's heir at home, and a boat whose piles lie beside it; nothing of it is needed. */
const atHome = () => seated(bay('A 0b 0a 0 . .', { A: { objective: 0 }, goods: { '0b': 5, '0a': 15 } }));

describe('a walk of an heir', () => {
  it('is chosen by the square where it ends, and says how far that is', () => {
    const { tap, lit, ready } = atHome();
    expect(lit('heir')).toEqual(['heir']);
    tap('heir');
    expect(lit('square.')).toEqual(['square.1', 'square.2']);
    tap('square.2');
    expect(ready()).toMatchObject({ type: 'walk', to: 2, points: 2 });
  });

  it('never ends on a sailor’s square or on open sea, and it is said why', () => {
    const { tap, chooser } = atHome();
    tap('heir', 'at.10');
    expect(chooser.refusal.value).toMatchObject({ code: 'open-sea', rule: 'heir.step' });
    const beside = seated(bay('A 0 0a 0b . .'));
    expect(beside.lit('heir')).toEqual([]);
  });

  it('is played step by step, and confirmed once', async () => {
    const { tap, commit, played } = atHome();
    tap('heir', 'square.2');
    await commit();
    expect(played).toEqual([
      { type: 'step', to: 1 },
      { type: 'step', to: 2 },
    ]);
  });

  it('of one step is that step, which a second tap plays', async () => {
    const { tap, ready, played } = atHome();
    tap('heir', 'square.1');
    expect(ready()).toEqual({ type: 'step', to: 1 });
    tap('square.1');
    await Promise.resolve();
    expect(played).toEqual([{ type: 'step', to: 1 }]);
  });

  it('goes no further than the points do', () => {
    const { tap, lit } = seated(bay('A 0b 0a 0 . .', { points: 1 }));
    tap('heir');
    expect(lit('square.')).toEqual(['square.1']);
  });

  it('takes along what is needed, on the way as well as at its end (goods.take)', async () => {
    const [first, second] = BLUE[0] as readonly [number, number];
    const needed = bay('A 0b 0a 0 . .', { A: { objective: 0 }, goods: { '0b': first, '0a': second } });
    const { tap, commit, played, chooser } = seated(needed);
    tap('heir', 'square.2');
    expect(chooser.preview.value.map(({ type }) => type)).toEqual([
      'heir-moved',
      'took',
      'heir-moved',
      'took',
    ]);
    await commit();
    expect(played.flatMap((move) => (move.type === 'take' ? [move.kind] : []))).toEqual([first, second]);
  });

  it('passes other heirs, and does not end on their squares (heir.pass)', () => {
    const { tap, lit, ready } = seated(bay('A 0bB 0a 0 . .'));
    tap('heir');
    expect(lit('square.')).toEqual(['square.2']);
    tap('square.2');
    expect(ready()).toMatchObject({ points: 2 });
  });

  it('that brings the last good home ends there: what comes after is not known yet', () => {
    const goods = [...BLUE[0]!];
    const { tap, lit, chooser } = seated(bay('. 0b 0aA 0 . .', { A: { objective: 0, goods } }));
    tap('heir');
    expect(lit('square.')).toContain('square.0');
    tap('square.0');
    expect(chooser.preview.value.map(({ type }) => type)).toContain('delivered');
  });
});

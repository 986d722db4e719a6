import { computed, signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  check,
  createGame,
  legalMoves,
  type Move,
  play,
  playWithEvents,
  type State,
  toMove,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { choosing } from '../../../../../src/islands/dunhuang/table/choosing/choosing.ts';
import { createChooser } from '../../../../../src/islands/table/choosing/chooser.ts';
import type { Back } from '../../../../../src/islands/table/game/types.ts';

/** A session without a device: every move is played at once. */
function sitDown(first: State) {
  const state = signal(first);
  const back = signal<Back>('hidden');
  const played: Move[] = [];
  const session = {
    view: computed(() => view(state.value, toMove(state.value))),
    legal: computed(() => legalMoves(state.value)),
    log: signal([]),
    back,
    canRedo: signal(false),
    whyNot: (move: Move) => check(state.value, move),
    ahead: () => undefined,
    foresee: (move: Move) => playWithEvents(state.value, move).events,
    play: vi.fn(async (move: Move) => {
      played.push(move);
      state.value = play(state.value, move);
    }),
    undo: vi.fn(async () => {}),
    redo: vi.fn(async () => {}),
  };
  return { state, session, played, back };
}

/** Two players, the camel placed: the first is asked where it should go. */
function begun(): State {
  let state = createGame({ players: 2, seed: 'chooser', firstPlayer: 0 });
  while (view(state, 0).ask !== 'camel') state = play(state, legalMoves(state)[0]!);
  return state;
}

describe('somebody choosing', () => {
  let quick = false;
  let at: ReturnType<typeof sitDown>;
  let chooser: ReturnType<typeof createChooser>;
  let camel: number;
  const space = (steps: number) => `space.${(camel + steps) % 8}` as 'space.0';

  beforeEach(() => {
    quick = false;
    at = sitDown(begun());
    camel = at.session.view.value.camel!;
    chooser = createChooser(at.session, choosing, () => quick);
  });

  test('taps once to see, twice to play', () => {
    chooser.tap(space(2));
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 2 });
    expect(chooser.preview.value[0]).toMatchObject({ type: 'camel-moved', paid: 1 });
    expect(at.played).toEqual([]);
    chooser.tap(space(2));
    expect(at.played).toEqual([{ type: 'move-camel', steps: 2 }]);
    expect(chooser.choice.value.tapped).toEqual([]);
  });

  test('plays at the first tap where that is wanted', () => {
    quick = true;
    chooser.tap(space(1));
    expect(at.played).toEqual([{ type: 'move-camel', steps: 1 }]);
  });

  test('plays what is ready, and nothing else', () => {
    chooser.commit();
    expect(at.played).toEqual([]);
    chooser.tap(space(1));
    chooser.commit();
    expect(at.played).toHaveLength(1);
  });

  test('thinks better of it', () => {
    chooser.tap(space(1));
    chooser.clear();
    expect(chooser.ready.value).toBeUndefined();
  });

  test('is told why not, until the next tap', () => {
    chooser.tap(space(7));
    expect(chooser.refusal.value).toMatchObject({ code: 'too-few-coins', rule: 'ruling.far' });
    chooser.tap('coins');
    expect(chooser.refusal.value).toEqual({ cannot: 'other' });
    chooser.tap(space(1));
    expect(chooser.refusal.value).toBeUndefined();
  });

  test('sees what they point at, and what they chose again when they look away', () => {
    chooser.tap(space(1));
    chooser.point(space(3));
    expect(chooser.preview.value[0]).toMatchObject({ steps: 3 });
    chooser.point(undefined);
    expect(chooser.preview.value[0]).toMatchObject({ steps: 1 });
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 1 });
  });

  test('goes round once more, within what they can pay', () => {
    chooser = createChooser({ ...at.session, legal: signal(steps(20)) }, choosing, () => false);
    chooser.tap(space(2));
    chooser.vary(1);
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 10 });
    chooser.vary(1);
    chooser.vary(1);
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 18 });
    chooser.vary(-1);
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 10 });
  });

  test('drags the camel', () => {
    chooser.drag(undefined, space(2));
    expect(chooser.ready.value).toEqual({ type: 'move-camel', steps: 2 });
  });

  test('drags the market card into the shop', () => {
    void at.session.play({ type: 'move-camel', steps: 1 });
    chooser.drag(space(1), 'to.shop');
    expect(chooser.ready.value).toEqual({ type: 'take-good', to: 'shop' });
    chooser.drag(space(1), 'to.hand');
    expect(chooser.ready.value).toEqual({ type: 'take-good', to: 'hand' });
  });

  test('is told why nothing can be taken back', () => {
    chooser.undo();
    expect(chooser.refusal.value).toEqual({ cannot: 'undo.hidden' });
    chooser.redo();
    expect(chooser.refusal.value).toEqual({ cannot: 'redo.none' });
    at.back.value = 'can';
    chooser.undo();
    expect(at.session.undo).toHaveBeenCalledOnce();
  });

  test('is told first what it costs to take back freely, and does it by asking again', () => {
    at.back.value = 'freely';
    chooser.undo();
    expect(chooser.refusal.value).toEqual({ cannot: 'undo.freely' });
    expect(at.session.undo).not.toHaveBeenCalled();
    chooser.undo();
    expect(at.session.undo).toHaveBeenCalledOnce();
  });

  test('answers by a button with one press, whatever it is', () => {
    chooser.answer(space(1));
    expect(at.played.at(-1)).toEqual({ type: 'move-camel', steps: 1 });
    chooser.answer('to.hand');
    expect(at.played.at(-1)).toEqual({ type: 'take-good', to: 'hand' });
    chooser.answer('coins');
    expect(at.played.at(-1)).toEqual({ type: 'take-coins' });
  });

  test('answers with one press', () => {
    void at.session.play({ type: 'move-camel', steps: 1 });
    void at.session.play({ type: 'take-good', to: 'hand' });
    chooser.tap('do.skip-bonus');
    expect(at.played.at(-1)).toEqual({ type: 'skip-bonus' });
  });
});

const steps = (most: number): Move[] =>
  Array.from({ length: most }, (_, i): Move => ({ type: 'move-camel', steps: i + 1 }));

import { batch, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { speak } from '../../../../src/islands/table/board/spoken.ts';
import type { LogEntry, Stage, TableGame } from '../../../../src/islands/table/game/types.ts';
import type { Speech } from '../../../../src/islands/table/game/words.ts';
import { newGame, person } from '../support/table.ts';

const entry = (at: number): LogEntry => ({
  at,
  turn: 1,
  seat: 0,
  events: [{ type: `move ${at}`, seat: 0, rule: '' }],
});

/** A table whose browser rests when it is told to. */
function listen() {
  const stage = signal<Stage>({ at: 'person', seat: 0 });
  const happened = signal<LogEntry | undefined>(undefined);
  const view = signal<object>({ asks: 'first' });
  const game = signal(newGame([person(0), person(1)]) as TableGame);
  const heard: string[] = [];
  let resting: (() => void)[] = [];
  const stop = speak(
    { stage, happened, view, game, viewer: signal(0 as const) } as never,
    {
      ask: (seen: unknown) => `${(seen as { asks: string }).asks}?`,
      tellReport: (events) => events.map(({ type }) => ({ rule: '', parts: [{ text: type }] })),
    },
    { t: (key: string) => key, name: String } as unknown as Speech,
    (text) => heard.push(text),
    (act) => {
      resting.push(act);
      return () => {
        resting = resting.filter((other) => other !== act);
      };
    },
  );
  return {
    heard,
    stop,
    play(at: number, next: Stage, asks = '') {
      batch(() => {
        happened.value = entry(at);
        stage.value = next;
        view.value = { asks };
      });
    },
    takeBack() {
      batch(() => {
        happened.value = undefined;
        view.value = { asks: 'again' };
      });
    },
    rest() {
      for (const act of resting.splice(0)) act();
    },
  };
}

const person0: Stage = { at: 'person', seat: 0 };
const bot1: Stage = { at: 'bot', seat: 1 };

describe('what is said of moves', () => {
  it('waits until the browser rests', () => {
    const { heard, play, rest } = listen();
    expect(heard).toEqual([]);
    rest();
    expect(heard.splice(0)).toEqual([' table.board.turn. first?']);
    play(1, person0, 'second');
    expect(heard).toEqual([]);
    rest();
    expect(heard.splice(0)).toEqual(['move 1 table.board.turn. second?']);
    rest();
    expect(heard).toEqual([]);
  });

  it('is all of it, in the order of play, however fast they come', () => {
    const { heard, play, rest } = listen();
    rest();
    heard.splice(0);
    for (const at of [1, 2, 3]) play(at, bot1);
    play(4, person0, 'now');
    rest();
    expect(heard.splice(0)).toEqual(['move 1 move 2 move 3 move 4 table.board.turn. now?']);
    play(5, bot1);
    rest();
    play(6, person0, 'then');
    rest();
    expect(heard.splice(0)).toEqual(['move 5 ', 'move 6 table.board.turn. then?']);
  });

  it('is not said of a move that was taken back, nor when nobody listens any more', () => {
    const { heard, play, takeBack, rest, stop } = listen();
    play(1, person0);
    rest();
    takeBack();
    rest();
    expect(heard.at(-1)).toBe(' table.board.turn. again?');
    heard.splice(0);
    play(1, person0);
    stop();
    rest();
    expect(heard).toEqual([]);
  });
});

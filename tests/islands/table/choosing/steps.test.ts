import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSteps } from '../../../../src/islands/table/choosing/steps.ts';
import type { LogEntry } from '../../../../src/islands/table/game/types.ts';

/** A game of letters: what is taken back can be done again. */
function table() {
  const log = signal<LogEntry[]>([]);
  const played: string[] = [];
  const undone: string[] = [];
  const show = () => {
    log.value = played.map((_, at) => ({ at, turn: 1, seat: 0, events: [] }));
  };
  const session = {
    log,
    async play({ type }: { type: string }) {
      played.push(type);
      show();
    },
    async undo() {
      const last = played.pop();
      if (last !== undefined) undone.unshift(last);
      show();
    },
    async redo() {
      const next = undone.shift();
      if (next !== undefined) played.push(next);
      show();
    },
  };
  return { steps: createSteps(session), played, undone };
}

const moves = (letters: string) => [...letters].map((type) => ({ type }));

describe('a choice of several moves', () => {
  let at: ReturnType<typeof table>;
  beforeEach(async () => {
    at = table();
    await at.steps.play(moves('a'));
    await at.steps.play(moves('bcd'));
  });

  it('is taken back at once, and done again at once', async () => {
    await at.steps.undo();
    expect(at.played.join('')).toBe('a');
    await at.steps.redo();
    expect(at.played.join('')).toBe('abcd');
    await at.steps.undo();
    await at.steps.undo();
    expect(at.played).toEqual([]);
  });

  it('is forgotten when something else was played in its place', async () => {
    await at.steps.undo();
    await at.steps.play(moves('x'));
    await at.steps.play(moves('y'));
    await at.steps.play(moves('z'));
    await at.steps.undo();
    expect(at.played.join('')).toBe('axy');
  });

  it('stops where nothing more can be taken back', async () => {
    at.played.splice(0, 4, 'only', 'two', 'of', 'four');
    await at.steps.undo();
    expect(at.played).toEqual(['only']);
    await at.steps.undo();
    await at.steps.undo();
    expect(at.played).toEqual([]);
  });
});

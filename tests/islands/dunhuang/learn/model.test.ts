import { describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/games/dunhuang/index.ts';
import type { Task } from '../../../../src/islands/dunhuang/learn/lesson.ts';
import { move } from '../../../../src/islands/dunhuang/learn/lessons/move.ts';
import { tokens } from '../../../../src/islands/dunhuang/learn/lessons/tokens.ts';
import { createLesson, HINT_AFTER, type LessonModel } from '../../../../src/islands/dunhuang/learn/model.ts';

const begin = (lesson = move, from = 0) => {
  const done: string[] = [];
  const model = createLesson(lesson, {
    from,
    onDone: ({ id }: Task) => done.push(id),
    wait: () => Promise.resolve(),
  });
  return { model, done };
};

async function play({ session }: LessonModel, moves: readonly Move[]): Promise<void> {
  for (const one of moves) await session.value.play(one);
}

const WRONG: readonly Move[] = [
  { type: 'move-camel', steps: 1 },
  { type: 'take-good', to: 'hand' },
  { type: 'take-coins' },
];

/** Red takes its time; nobody has to wait for it here. */
async function fail(model: LessonModel): Promise<void> {
  await play(model, WRONG);
  model.session.value.skip();
  await vi.waitFor(() => expect(model.verdict.value.at).toBe('failed'));
}

describe('a lesson', () => {
  it('goes on when the goal is reached, and then the board stands still', async () => {
    const { model, done } = begin();
    await play(model, move.tasks[0]!.solution);
    expect(model.verdict.value.at).toBe('reached');
    expect(done).toEqual(['move-tea']);
    const before = model.session.value.game.value.moves.length;
    await model.session.value.play({ type: 'take-coins' } as Move);
    expect(model.session.value.game.value.moves).toHaveLength(before);
    expect(model.next()).toBe(true);
    expect(model.task.value.id).toBe('move-coins');
    expect(model.verdict.value.at).toBe('going');
    expect(model.next()).toBe(false);
    model.close();
  });

  it('plays out what comes of a wrong move, and lets one try again', async () => {
    const { model, done } = begin();
    await fail(model);
    const last = model.session.value.log.value.at(-1)!;
    expect(last.seat).toBe(1); // Red has had its turn
    expect(model.failures.value).toBe(1);
    model.again();
    expect(model.verdict.value.at).toBe('going');
    expect(model.session.value.game.value.moves).toEqual([]);
    expect(done).toEqual([]);
    model.close();
  });

  it('counts failures at this task alone, and being shown the way is none', async () => {
    const { model, done } = begin();
    for (let n = 0; n <= HINT_AFTER; n++) {
      await fail(model);
      model.again();
    }
    expect(model.failures.value).toBe(3);
    model.show();
    await vi.waitFor(() => expect(model.verdict.value.at).toBe('reached'));
    expect(model.showing.value).toBe(true);
    expect(done).toEqual([]); // that is not doing it
    model.again();
    expect(model.showing.value).toBe(false);
    await play(model, move.tasks[0]!.solution);
    expect(done).toEqual(['move-tea']);
    model.next();
    expect(model.failures.value).toBe(0);
    model.close();
  });

  it('waits for the answer where that decides', async () => {
    const { model, done } = begin(tokens, 1);
    await play(model, tokens.tasks[1]!.solution);
    expect(model.verdict.value.at).toBe('going');
    model.session.value.skip();
    await vi.waitFor(() => expect(model.verdict.value.at).toBe('reached'));
    expect(done).toEqual(['tokens-keep']);
    model.close();
  });
});

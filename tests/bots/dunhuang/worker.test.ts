import { afterAll, describe, expect, it, vi } from 'vitest';
import { advise, chooseMove, review } from '../../../src/bots/dunhuang/index.ts';
import type { Message, Report } from '../../../src/bots/dunhuang/messages.ts';
import { unpackMove } from '../../../src/games/dunhuang/fast.ts';
import { createGame, type Move, play, toMove, view } from '../../../src/games/dunhuang/index.ts';
import { randomTurn } from './positions.ts';

/** The worker's own world: what it says is kept, and whoever waits for it is told. */
const heard: Report[] = [];
let tell: (answer: Report) => void = () => {};
const scope = {
  onmessage: null as ((event: { data: Message }) => void) | null,
  postMessage(answer: Report) {
    heard.push(answer);
    tell(answer);
  },
};
vi.stubGlobal('self', scope);
await import('../../../src/bots/dunhuang/worker.ts');
afterAll(() => vi.unstubAllGlobals());

const say = (data: Message): void => scope.onmessage!({ data });
const until = (type: Report['type']): Promise<Report> =>
  new Promise((resolve) => {
    tell = (answer) => {
      if (answer.type === type) resolve(answer);
    };
  });

const state = randomTurn(2, 'worker', 22);
const seen = view(state, toMove(state));

describe('the worker', () => {
  it('comes to the move that Node comes to', async () => {
    const settings = { level: 'master', seed: 4, iterations: 300 } as const;
    const thought = until('thought');
    say({ type: 'choose', id: 1, view: seen, settings });
    const answer = (await thought) as Extract<Report, { type: 'thought' }>;
    expect(unpackMove(answer.choices[0]!.move)).toEqual(chooseMove(seen, settings));
  });

  it('answers at once where there is nothing to search', async () => {
    const thought = until('thought');
    say({ type: 'choose', id: 2, view: seen, settings: { level: 'beginner', seed: 1 } });
    expect(await thought).toMatchObject({ id: 2, choices: [{ visits: 1 }] });
  });

  it('reports how far it is, and stops when told to', async () => {
    const progress = until('progress');
    say({ type: 'choose', id: 3, view: seen, settings: { level: 'grandmaster', seed: 1, ms: 60_000 } });
    const { share } = (await progress) as Extract<Report, { type: 'progress' }>;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    say({ type: 'stop', id: 3 });
    const before = heard.length;
    const thought = until('thought');
    say({ type: 'choose', id: 30, view: seen, settings: { level: 'master', seed: 1, iterations: 400 } });
    await thought; // long enough for the one that was stopped to be heard of
    expect(heard.slice(before).filter(({ id }) => id === 3)).toEqual([]);
  });

  it('advises', async () => {
    const advised = until('advised');
    say({
      type: 'advise',
      id: 4,
      view: seen,
      options: { seed: 1, iterations: 100, most: 2 },
    });
    const { advice } = (await advised) as Extract<Report, { type: 'advised' }>;
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(2);
  });

  it('explains turns that were weighed before as it does those it advises', async () => {
    const options = { seed: 1, iterations: 100, explained: true };
    const advice = advise(seen, options);
    const explained = until('explained');
    say({ type: 'explain', id: 40, view: seen, turns: advice, options: { seed: 1 } });
    const answer = (await explained) as Extract<Report, { type: 'explained' }>;
    expect(answer.explained).toEqual(
      advice.map(({ reasons, risk, compared }) => ({ reasons, risk, compared })),
    );
    expect(answer.explained[0]!.risk).not.toBeNull();
  });

  it('reviews, and comes to what Node comes to', async () => {
    const options = { players: 2, seed: 'reviewed' } as const;
    const record = { options, moves: [] as Move[] };
    for (let now = createGame(options); toMove(now) !== undefined; ) {
      const move = chooseMove(view(now, toMove(now)), { level: 'greedy', seed: record.moves.length });
      record.moves.push(move);
      now = play(now, move);
    }
    const reviewed = until('reviewed');
    say({ type: 'review', id: 5, record, options: { seed: 1, iterations: 20 } });
    expect(await reviewed).toEqual({
      type: 'reviewed',
      id: 5,
      review: review(record, { seed: 1, iterations: 20 }),
    });
  });

  it('does one thing after another', async () => {
    const advised = until('advised');
    const before = heard.length;
    say({ type: 'choose', id: 6, view: seen, settings: { level: 'master', seed: 4, iterations: 300 } });
    say({
      type: 'advise',
      id: 7,
      view: seen,
      options: { seed: 1, iterations: 100, most: 2 },
    });
    await advised;
    const answers = heard.slice(before).filter(({ type }) => type !== 'progress');
    expect(answers.map(({ id }) => id)).toEqual([6, 7]);
  });

  it('says by code what it cannot do', async () => {
    const failed = until('failed');
    say({ type: 'choose', id: 8, view: view(state, undefined), settings: { level: 'greedy', seed: 1 } });
    expect(await failed).toEqual({ type: 'failed', id: 8, code: 'not-your-move' });
  });
});

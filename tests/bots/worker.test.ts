import { afterAll, describe, expect, it, vi } from 'vitest';
import { chooseMove } from '../../src/bots/index.ts';
import type { Answer, Request } from '../../src/bots/messages.ts';
import { toMove, unpackMove, view } from '../../src/games/dunhuang/index.ts';
import { randomTurn } from './positions.ts';

/** The worker's own world: what it says is kept, and whoever waits for it is told. */
const heard: Answer[] = [];
let tell: (answer: Answer) => void = () => {};
const scope = {
  onmessage: null as ((event: { data: Request }) => void) | null,
  postMessage(answer: Answer) {
    heard.push(answer);
    tell(answer);
  },
};
vi.stubGlobal('self', scope);
await import('../../src/bots/worker.ts');
afterAll(() => vi.unstubAllGlobals());

const say = (data: Request): void => scope.onmessage!({ data });
const until = (type: Answer['type']): Promise<Answer> =>
  new Promise((resolve) => {
    tell = (answer) => {
      if (answer.type === type) resolve(answer);
    };
  });

const state = randomTurn(2, 'worker', 22);
const seen = view(state, toMove(state));

describe('the worker', () => {
  it('comes to the move that Node comes to', async () => {
    const mind = { level: 'master', seed: 4, iterations: 300 } as const;
    const thought = until('thought');
    say({ type: 'choose', id: 1, view: seen, mind });
    const answer = (await thought) as Extract<Answer, { type: 'thought' }>;
    expect(answer.iterations).toBe(300);
    expect(unpackMove(answer.choices[0]!.move)).toEqual(chooseMove(seen, mind));
  });

  it('answers at once where there is nothing to search', () => {
    say({ type: 'choose', id: 2, view: seen, mind: { level: 'beginner', seed: 1 } });
    expect(heard.at(-1)).toMatchObject({ type: 'moved', id: 2 });
  });

  it('reports how far it is, and stops when told to', async () => {
    const progress = until('progress');
    say({ type: 'choose', id: 3, view: seen, mind: { level: 'grandmaster', seed: 1, ms: 60_000 } });
    const { share } = (await progress) as Extract<Answer, { type: 'progress' }>;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    say({ type: 'stop', id: 3 });
    const before = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard.length).toBe(before);
  });

  it('advises', async () => {
    const advised = until('advised');
    say({ type: 'advise', id: 4, view: seen, mind: { level: 'master', seed: 1, iterations: 100 }, most: 2 });
    const { advice } = (await advised) as Extract<Answer, { type: 'advised' }>;
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(2);
  });

  it('says by code what it cannot do', () => {
    say({ type: 'choose', id: 5, view: view(state, undefined), mind: { level: 'greedy', seed: 1 } });
    expect(heard.at(-1)).toEqual({ type: 'failed', id: 5, code: 'not-your-move' });
  });
});

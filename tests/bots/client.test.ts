import { describe, expect, it } from 'vitest';
import { BotClient, portion, type WorkerLike } from '../../src/bots/client.ts';
import { BotError, chooseMove } from '../../src/bots/index.ts';
import { merge } from '../../src/bots/merge.ts';
import type { Answer, Request } from '../../src/bots/messages.ts';
import { Thinker } from '../../src/bots/thinker.ts';
import { check, toMove, view } from '../../src/games/dunhuang/index.ts';
import { randomTurn } from './positions.ts';

const state = randomTurn(2, 'client', 22);
const seen = view(state, toMove(state));

/** A worker that answers when told to, and keeps what it was asked. */
class Desk implements WorkerLike {
  readonly asked: Request[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  postMessage(message: Request): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(answer: Answer): void {
    this.onmessage!({ data: answer } as MessageEvent<Answer>);
  }
}

function clientWith(cores: number): { client: BotClient; desks: Desk[] } {
  const desks: Desk[] = [];
  const client = new BotClient(cores, () => {
    desks.push(new Desk());
    return desks.at(-1)!;
  });
  return { client, desks };
}

describe('the client', () => {
  it('sends a view and nothing else of the game', () => {
    const { client, desks } = clientWith(1);
    void client.choose(seen, { level: 'master', seed: 1 });
    const [request] = desks[0]!.asked as [Extract<Request, { type: 'choose' }>];
    expect(Object.keys(request).sort()).toEqual(['id', 'mind', 'type', 'view']);
    expect(request.view).toBe(seen);
    expect(request.mind.ms).toBe(1000);
  });

  it('stops at once, and says so to the worker', async () => {
    const { client, desks } = clientWith(1);
    const stop = new AbortController();
    const move = client.choose(seen, { level: 'master', seed: 1 }, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(move).rejects.toThrow('enough');
    expect(desks[0]!.asked.at(-1)!.type).toBe('stop');
  });

  it('reports progress, then the move', async () => {
    const { client, desks } = clientWith(1);
    const shares: number[] = [];
    const move = client.choose(
      seen,
      { level: 'master', seed: 1 },
      { onProgress: (share) => shares.push(share) },
    );
    desks[0]!.say({ type: 'progress', id: 1, share: 0.5 });
    desks[0]!.say({ type: 'moved', id: 1, move: { type: 'take-coins' } });
    expect(await move).toEqual({ type: 'take-coins' });
    expect(shares).toEqual([0.5]);
  });

  it('tells what went wrong by code', async () => {
    const { client, desks } = clientWith(1);
    const move = client.choose(seen, { level: 'greedy', seed: 1 });
    desks[0]!.say({ type: 'failed', id: 1, code: 'not-your-move' });
    await expect(move).rejects.toEqual(new BotError('not-your-move'));
  });

  it('thinks on two cores where there are two, and merges: the same move every time', async () => {
    const mind = { level: 'grandmaster', seed: 9, iterations: 200 } as const;
    const think = async (): Promise<unknown> => {
      const { client, desks } = clientWith(2);
      const move = client.choose(seen, mind);
      expect(desks).toHaveLength(2);
      for (const desk of desks) {
        const request = desk.asked[0] as Extract<Request, { type: 'choose' }>;
        const thinker = new Thinker(request.view, request.mind, () => 0);
        while (thinker.step());
        expect(thinker.search.iterations).toBe(100);
        desk.say({ type: 'thought', id: request.id, choices: thinker.choices(), iterations: 100 });
      }
      return move;
    };
    const first = await think();
    expect(await think()).toEqual(first);
    expect(check(state, first as never)).toBeUndefined();
  });

  it('closes its workers', () => {
    const { client, desks } = clientWith(1);
    void client.choose(seen, { level: 'greedy', seed: 1 });
    client.close();
    expect(desks[0]!.ended).toBe(true);
  });
});

describe('two thoughts as one', () => {
  it('add up visits, and weigh values by them', () => {
    expect(
      merge([
        [
          { move: 1, visits: 10, value: 0.5 },
          { move: 2, visits: 5, value: 0.2 },
        ],
        [{ move: 2, visits: 15, value: 0.6 }],
      ]),
    ).toEqual([
      { move: 2, visits: 20, value: 0.5 },
      { move: 1, visits: 10, value: 0.5 },
    ]);
  });

  it('come from different chance, with the iterations shared out', () => {
    const mind = { level: 'grandmaster', seed: 's', iterations: 101 } as const;
    expect(portion(mind, 0, 1)).toBe(mind);
    expect(portion(mind, 0, 2)).toEqual({ ...mind, seed: 's/0', iterations: 51 });
    expect(portion(mind, 1, 2).seed).toBe('s/1');
  });

  it('alone is what Node gets', () => {
    const mind = { level: 'planner', seed: 3, iterations: 50 } as const;
    const thinker = new Thinker(seen, mind, () => 0);
    while (thinker.step());
    expect(check(state, chooseMove(seen, mind))).toBeUndefined();
    expect(merge([thinker.choices()])[0]!.visits).toBe(thinker.choices()[0]!.visits);
  });
});

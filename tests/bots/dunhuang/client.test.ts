import { describe, expect, it } from 'vitest';
import { BotClient, portion, type WorkerLike } from '../../../src/bots/dunhuang/client.ts';
import { BotError, chooseMove } from '../../../src/bots/dunhuang/index.ts';
import type { Message, Report, Request } from '../../../src/bots/dunhuang/messages.ts';
import { Thinker } from '../../../src/bots/dunhuang/thinker.ts';
import { merge } from '../../../src/bots/search/merge.ts';
import { packMove } from '../../../src/games/dunhuang/fast.ts';
import { check, type GameRecord, toMove, view } from '../../../src/games/dunhuang/index.ts';
import { randomTurn } from './positions.ts';

const state = randomTurn(2, 'client', 22);
const seen = view(state, toMove(state));
const COINS = { move: packMove({ type: 'take-coins' }), visits: 1, value: 0 };

/** A worker that answers when told to, and keeps what it was asked. */
class Desk implements WorkerLike {
  readonly asked: Message[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  postMessage(message: Message): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(report: Report): void {
    this.onmessage!({ data: report } as MessageEvent<Report>);
  }
  die(): void {
    this.onerror!({} as ErrorEvent);
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
    expect(Object.keys(request).sort()).toEqual(['id', 'settings', 'type', 'view']);
    expect(request.view).toBe(seen);
    expect(request.settings).toMatchObject({ iterations: 2000, ms: 1000 });
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
    desks[0]!.say({ type: 'thought', id: 1, choices: [COINS] });
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
    const settings = { level: 'grandmaster', seed: 9, iterations: 200 } as const;
    const think = async (): Promise<unknown> => {
      const { client, desks } = clientWith(2);
      const move = client.choose(seen, settings);
      expect(desks).toHaveLength(2);
      for (const desk of desks) {
        const request = desk.asked[0] as Extract<Request, { type: 'choose' }>;
        const thinker = new Thinker(request.view, request.settings, () => 0);
        while (thinker.step());
        expect(thinker.search.iterations).toBe(100);
        desk.say({ type: 'thought', id: request.id, choices: thinker.choices() });
      }
      return move;
    };
    const first = await think();
    expect(await think()).toEqual(first);
    expect(check(state, first as never)).toBeUndefined();
  });

  it('asks nothing where it is stopped beforehand', async () => {
    const { client, desks } = clientWith(1);
    const move = client.choose(
      seen,
      { level: 'greedy', seed: 1 },
      { signal: AbortSignal.abort(new Error('no')) },
    );
    await expect(move).rejects.toThrow('no');
    expect(desks).toHaveLength(0);
  });

  it('answers two questions, each its own', async () => {
    const { client, desks } = clientWith(1);
    const move = client.choose(seen, { level: 'greedy', seed: 1 });
    const advice = client.advise(seen, { seed: 1 });
    desks[0]!.say({ type: 'advised', id: 2, advice: [] });
    desks[0]!.say({ type: 'thought', id: 1, choices: [COINS] });
    expect(await move).toEqual({ type: 'take-coins' });
    expect(await advice).toEqual([]);
  });

  it('reviews a game in the worker', async () => {
    const { client, desks } = clientWith(1);
    const record: GameRecord = { options: { players: 2, seed: 'r' }, moves: [] };
    const review = client.review(record, { seed: 1 });
    expect(desks[0]!.asked[0]).toMatchObject({ type: 'review', record, options: { seed: 1 } });
    desks[0]!.say({ type: 'reviewed', id: 1, review: { moments: [], turningPoints: [] } });
    expect(await review).toEqual({ moments: [], turningPoints: [] });
  });

  it('tells all who wait when a worker dies, and starts another for the next question', async () => {
    const { client, desks } = clientWith(1);
    const waiting = [
      client.choose(seen, { level: 'greedy', seed: 1 }),
      client.advise(seen, { seed: 1 }),
      client.review({ options: { players: 2, seed: 'r' }, moves: [] }, { seed: 1 }),
    ];
    desks[0]!.die();
    for (const promise of waiting) await expect(promise).rejects.toEqual(new BotError('broken'));
    expect(desks[0]!.ended).toBe(true);
    const move = client.choose(seen, { level: 'greedy', seed: 1 });
    expect(desks).toHaveLength(2);
    desks[0]!.die(); // a late word of the old one changes nothing
    desks[1]!.say({ type: 'thought', id: 4, choices: [COINS] });
    expect(await move).toEqual({ type: 'take-coins' });
  });

  it('closes its workers, and aborts what they thought about', async () => {
    const { client, desks } = clientWith(2);
    const move = client.choose(seen, { level: 'grandmaster', seed: 1 });
    client.close();
    expect(desks.map(({ ended }) => ended)).toEqual([true, true]);
    await expect(move).rejects.toMatchObject({ name: 'AbortError' });
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
    const settings = { level: 'grandmaster', seed: 's', iterations: 101 } as const;
    expect(portion(settings, 0)).toEqual({ ...settings, seed: 's/0', iterations: 51 });
    expect(portion(settings, 1).seed).toBe('s/1');
  });

  it('alone is what Node gets', () => {
    const settings = { level: 'planner', seed: 3, iterations: 50 } as const;
    const thinker = new Thinker(seen, settings, () => 0);
    while (thinker.step());
    expect(check(state, chooseMove(seen, settings))).toBeUndefined();
    expect(merge([thinker.choices()])[0]!.visits).toBe(thinker.choices()[0]!.visits);
  });
});

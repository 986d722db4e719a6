// Bots that are fetched when one is asked: once, anew where that failed, and never longer waited for than somebody wants.
import { describe, expect, it, vi } from 'vitest';
import { fetchedBots } from '../../../../src/islands/table/play/fetched-bots.ts';
import { createBots, rules } from '../support/nim.ts';

const view = rules.view(rules.createGame({ players: 2, seed: 'bots' }), 0);
const asked = { level: 'usual', seed: 1 };

describe('fetched bots', () => {
  it('come with the first question, and only once', async () => {
    const fetch = vi.fn(async () => createBots());
    const bots = fetchedBots(fetch);
    expect(fetch).not.toHaveBeenCalled();
    const move = await bots.choose(view, asked, {});
    expect(await bots.choose(view, asked, {})).toEqual(move);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are fetched anew after a fetch that failed', async () => {
    const fetch = vi.fn(async () => createBots());
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    const bots = fetchedBots(fetch);
    await expect(bots.choose(view, asked, {})).rejects.toThrow('offline');
    await expect(bots.choose(view, asked, {})).resolves.toBeDefined();
  });

  it('are not waited for when nobody wants an answer any more', async () => {
    const bots = fetchedBots(() => new Promise(() => {}));
    const late = new AbortController();
    const answer = bots.choose(view, asked, { signal: late.signal });
    late.abort(new Error('late'));
    await expect(answer).rejects.toThrow('late');
  });

  it('are sent home only if they came', async () => {
    const close = vi.fn();
    const bots = fetchedBots(async () => ({ ...createBots(), close }));
    bots.close();
    await bots.choose(view, asked, {});
    expect(close).not.toHaveBeenCalled();
    bots.close();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});

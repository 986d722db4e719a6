import { describe, expect, it, vi } from 'vitest';
import { type Ask, createHandshake } from '../../../../src/islands/table/tabs/handshake.ts';

/** A tab that has the game, and takes as long to keep its last move as it is told to. */
function leader() {
  const said: (Ask | 'leads')[] = [];
  let kept = () => {};
  let leads = true;
  const handshake = createHandshake({
    handlers: {
      lead: () => said.push('leads'),
      yield: () =>
        new Promise<void>((resolve) => {
          kept = resolve;
        }),
    },
    leads: () => leads,
    post: (word) => said.push(word),
    seize: () => {},
    patience: 5,
  });
  return {
    handshake,
    said,
    keep: () => kept(),
    rob: () => {
      leads = false;
    },
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('a tab that is asked for its game', () => {
  it('lets nobody have it before its last move is kept', async () => {
    const { handshake, said, keep } = leader();
    handshake.hear('please');
    await soon();
    expect(said).toEqual([]);
    keep();
    await vi.waitFor(() => expect(said[0]).toBe('done'));
  });

  it('plays on where nobody came for it', async () => {
    const { handshake, said, keep } = leader();
    handshake.hear('please');
    keep();
    await vi.waitFor(() => expect(said).toEqual(['done', 'leads']));
  });

  it('says nothing more where it was robbed meanwhile', async () => {
    const { handshake, said, keep, rob } = leader();
    handshake.hear('please');
    rob();
    keep();
    await soon();
    expect(said).toEqual([]);
  });
});

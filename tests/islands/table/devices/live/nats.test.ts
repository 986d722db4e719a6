// A whole game through a real NATS server: lost connections, a server that ends and comes back, strangers who listen and shout.
import { wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinLive } from '../../../../../src/islands/table/devices/live/join-live.ts';
import { openLiveSeats } from '../../../../../src/islands/table/devices/live/live-seats.ts';
import { openNats } from '../../../../../src/islands/table/devices/live/nats.ts';
import { createGuest } from '../../../../../src/islands/table/devices/protocol/guest.ts';
import { memoryStorage } from '../../../../../src/lib/memory-storage.ts';
import { startNats } from '../../../../support/nats.ts';
import { begin, GAMES, people } from '../support/games.ts';
import { breathe, openRoom, until } from '../support/room.ts';

const on = GAMES['Dunhuang']!;
let nats: Awaited<ReturnType<typeof startNats>>;

beforeAll(async () => {
  Object.assign(globalThis, { localStorage: memoryStorage() });
  nats = await startNats();
}, 120_000);
afterAll(() => nats.close());

/** A table with one guest from afar. */
async function sitDown() {
  const room = openRoom(on, begin(on, people(2)));
  const broker = openNats(nats.url);
  const seats = openLiveSeats({
    game: room.session.game,
    hosting: room.session.hosting!,
    host: room.host,
    broker,
  });
  const link = await seats.invite(1, 'https://shang.example/en/dunhuang/table/');
  const guest = createGuest({ game: on.rules.id });
  const joined = await joinLive(new URL(link).hash, guest, nats.url);
  if (joined === 'bad') throw new Error('a bad link');
  await until(() => guest.contact.value === 'there');
  const { session } = room;
  const view = () => JSON.parse(JSON.stringify(on.rules.view(session.hosting!.timeline.value.state, 1)));
  return {
    ...room,
    link,
    guest,
    broker,
    /** Whoever is asked plays the first thing; then both know the same. */
    async playOne(): Promise<void> {
      const before = session.game.value.moves.length;
      // What is said while nobody can hear it is lost, and told so: then one taps again.
      while (session.game.value.moves.length === before) {
        if (session.stage.value.at !== 'away') await session.play(session.legal.value[0]!);
        else if (guest.contact.value === 'there') await guest.play(guest.sight.value!.legal[0]!);
        await breathe();
      }
      await until(() => guest.sight.value!.at === session.game.value.moves.length);
      expect(guest.sight.value!.view).toEqual(view());
    },
    leave(): void {
      joined.stop();
      seats.close();
      room.host.close();
    },
  };
}

describe('a real relay', () => {
  it('carries a game', async () => {
    const table = await sitDown();
    for (let n = 0; n < 20; n++) await table.playOne();
    expect(new URL(table.link).hash.length).toBeLessThan(120);
    table.leave();
  });

  it('may end and come back: the game goes on where it was', { timeout: 60_000 }, async () => {
    const table = await sitDown();
    await table.playOne();
    await nats.kill();
    await until(() => !table.broker.up.value);
    const lost = table.session.stage.value.at === 'away' ? undefined : table.session.legal.value[0]!;
    if (lost) await table.session.play(lost); // nobody hears of it yet
    await nats.start();
    await until(() => table.guest.sight.value!.at === table.session.game.value.moves.length);
    await until(() => table.guest.contact.value === 'there');
    for (let n = 0; n < 6; n++) await table.playOne();
    table.leave();
  });

  it('shows a stranger who listens to everything names and sizes, and what they shout changes nothing', async () => {
    const table = await sitDown();
    await table.playOne();
    const stranger = await wsconnect({ servers: nats.url });
    const overheard: { subject: string; data: Uint8Array }[] = [];
    for (const subject of ['shang.*.h', 'shang.*.g'])
      stranger.subscribe(subject, {
        callback: (_, { subject: name, data }) => void overheard.push({ subject: name, data }),
      });
    await stranger.flush();
    for (let n = 0; n < 6; n++) await table.playOne();
    await until(() => overheard.length > 8);
    const all = overheard
      .map(({ subject, data }) => `${subject} ${new TextDecoder('latin1').decode(data)}`)
      .join();
    expect(all).not.toMatch(/say|hello|sight|view|move|dunhuang/);
    const before = table.session.game.value.moves.length;
    // Everything once more, the other way round, and nonsense under names that were overheard or guessed.
    for (const { subject, data } of [...overheard, ...[...overheard].reverse()])
      stranger.publish(subject, data);
    for (const { subject } of overheard)
      stranger.publish(subject, crypto.getRandomValues(new Uint8Array(60)));
    for (let n = 0; n < 200; n++)
      stranger.publish(`shang.${n.toString(16).padStart(32, '0')}.h`, new Uint8Array([1, 2, 3]));
    await stranger.flush();
    expect(table.session.game.value.moves).toHaveLength(before);
    for (let n = 0; n < 4; n++) await table.playOne();
    expect(table.guest.contact.value).toBe('there');
    await stranger.close();
    table.leave();
  });

  it('lets nobody listen or speak under other names than those of tables', async () => {
    const stranger = await wsconnect({ servers: nats.url });
    const refused = new Promise<void>((resolve) => {
      stranger.subscribe('>', {
        callback: (error) => {
          if (error) resolve();
        },
      });
    });
    await refused;
    await stranger.close();
  });
});

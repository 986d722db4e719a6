/** The seats of a game that are played live from afar: each has a secret of its own, kept with the game, so that a reload changes nothing. */
import type { Seat } from '../../../../lib/seats.ts';
import type { Hosting, TableGame } from '../../game/types.ts';
import type { Host } from '../protocol/host.ts';
import { answerKnocks } from './answering.ts';
import type { Broker } from './broker.ts';
import { liveFragment, newSecret, readSecret } from './invitation.ts';

interface Deps {
  readonly game: { readonly value: TableGame };
  readonly hosting: Pick<Hosting, 'arrange'>;
  readonly host: Pick<Host, 'attach'>;
  readonly broker: Broker;
}

export interface LiveSeats {
  /** The invitation to a seat, the same one each time; rejects where the browser cannot encrypt. */
  invite(seat: Seat, address: string): Promise<string>;
  close(): void;
}

export function openLiveSeats({ game, hosting, host, broker }: Deps): LiveSeats {
  const open = new Map<Seat, Promise<{ close(): void }>>();

  /** Whoever knocks at that seat is heard from now on. */
  function answer(seat: Seat, secret: Uint8Array<ArrayBuffer>): Promise<unknown> {
    const there = open.get(seat) ?? answerKnocks(broker, secret, (wire) => host.attach(seat, wire));
    open.set(seat, there);
    return there;
  }
  const secretOf = (seat: Seat) => readSecret(game.value.apart?.live?.[seat] ?? '');

  game.value.players.forEach((_, n) => {
    const secret = secretOf(n as Seat);
    if (secret) void answer(n as Seat, secret).catch(() => undefined);
  });

  return {
    async invite(seat, address) {
      if (!secretOf(seat)) {
        const secret = newSecret();
        await hosting.arrange((apart) => ({
          ...apart,
          way: 'room',
          here: apart.here.filter((one) => one !== seat),
          live: game.value.players.map((_, n) => (n === seat ? secret : (apart.live?.[n] ?? null))),
        }));
      }
      const secret = secretOf(seat)!;
      await answer(seat, secret);
      return new URL(liveFragment(game.value.id, seat, secret), address).href;
    },
    close() {
      for (const one of open.values()) void one.then(({ close }) => close());
      broker.close();
    },
  };
}

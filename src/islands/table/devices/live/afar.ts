/** A room's guests from afar. Its relay is asked for as soon as somebody was invited so, in this visit or an earlier one. */
import { effect } from '@preact/signals';
import type { Seat } from '../../../../lib/seats.ts';
import type { Hosting, Session } from '../../game/types.ts';
import type { Host } from '../protocol/host.ts';
import type { LiveSeats } from './live-seats.ts';
import { live } from './relay.ts';

interface Deps {
  readonly session: Session;
  readonly hosting: Hosting;
  readonly host: Pick<Host, 'attach'>;
}

/** Undefined where the site has no relay. */
export function createAfar({ session, hosting, host }: Deps) {
  if (!live) return undefined;
  const { fetchHost, url } = live;
  const { game, following } = session;
  let seats: Promise<LiveSeats> | undefined;

  function open(): Promise<LiveSeats> {
    seats ??= fetchHost().then(([{ openLiveSeats }, { openNats }]) =>
      openLiveSeats({ game, hosting, host, broker: openNats(url) }),
    );
    return seats;
  }
  function close(): void {
    void seats?.then((opened) => opened.close());
    seats = undefined;
  }
  // One tab plays, and that one answers.
  const unwatch = effect(() => {
    const asked = game.value.apart?.live?.some((secret) => secret !== null);
    if (following.value) close();
    else if (asked) void open();
  });
  return {
    invite: async (seat: Seat, address: string): Promise<string> => (await open()).invite(seat, address),
    close(): void {
      unwatch();
      close();
    },
  };
}

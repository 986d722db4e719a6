/** A device that was asked to a seat from afar: it comes, and comes back, by itself. */
import { effect } from '@preact/signals';
import type { Guest } from '../protocol/guest.ts';
import { tokenFor } from '../seats-box.ts';
import type { Broker } from './broker.ts';
import { readLive } from './invitation.ts';
import { knock } from './knocking.ts';
import { openNats } from './nats.ts';

/** `bad`: the link is none. Rejects where the browser cannot encrypt. */
export async function joinLive(
  fragment: string,
  guest: Guest,
  url: string,
  open: (url: string) => Broker = openNats,
): Promise<{ stop(): void } | 'bad'> {
  const invitation = readLive(fragment);
  if (!invitation) return 'bad';
  const { table, seat, secret } = invitation;
  const broker = open(url);
  const knocking = await knock(broker, secret, (wire) => guest.connect(wire, tokenFor(table, seat)));
  const stop = (): void => {
    knocking.stop();
    broker.close();
  };
  // Who is shown the door does not knock again.
  const unwatch = effect(() => {
    if (typeof guest.contact.value === 'object') stop();
  });
  return {
    stop() {
      unwatch();
      stop();
    },
  };
}

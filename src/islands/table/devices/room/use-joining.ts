/** How a device that was asked to a seat comes to it: over its own network, with an answer or a pass, or from afar. */
import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/relay.ts';
import type { Guest } from '../protocol/guest.ts';
import { tokenFor } from '../seats-box.ts';
import { answer } from './connection.ts';
import { packAnswer, readOffer } from './packed.ts';
import { keepPass, readPass } from './return-pass.ts';

const PATIENCE = 15_000; // ms until it is said what may be in the way

/** `code`: for the host to read. `returns`: the host knows this device. `stranger`: it knows another one. */
export type Coming =
  | 'making'
  | 'bad'
  | 'unable'
  | 'returns'
  | 'stranger'
  | 'live'
  | 'no-relay'
  | { readonly code: string };

interface Way {
  stop(): void;
}

type Tell = (coming: Coming) => void;

async function comeByRoom(packed: string, guest: Guest, tell: Tell): Promise<Way | undefined> {
  const invitation = readOffer(packed);
  if (!invitation) return void tell('bad');
  const { table, seat, returns } = invitation;
  const pass = returns ? await readPass(table, seat) : undefined;
  if (returns && !pass) return void tell('stranger');
  const made = await answer(invitation, pass);
  const { description, certificate } = made;
  if (!pass) await keepPass(table, seat, { ...description, certificate });
  tell(pass ? 'returns' : { code: packAnswer(description) });
  void made.wire.then((wire) => guest.connect(wire, tokenFor(table, seat)));
  return {
    stop: () => {
      if (guest.contact.value === 'none') made.close();
    },
  };
}

async function comeFromAfar(fragment: string, guest: Guest, tell: Tell): Promise<Way | undefined> {
  if (!live) return void tell('no-relay');
  tell('live');
  const joined = await (await live.fetchGuest()).joinLive(fragment, guest, live.url);
  if (joined !== 'bad') return joined;
  tell('bad');
  return undefined;
}

/** `slow`: nothing has come through for a while. */
export function useJoining(fragment: string, guest: Guest): { coming: Coming; slow: boolean } {
  const [coming, setComing] = useState<Coming>('making');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const said = new URLSearchParams(fragment.slice(1));
    let left = false;
    let way: Way | undefined;
    const tell: Tell = (now) => !left && setComing(now);
    tell('making');
    setSlow(false);
    const timer = setTimeout(setSlow, PATIENCE, true);
    const come = said.has('live')
      ? comeFromAfar(fragment, guest, tell)
      : comeByRoom(said.get('join') ?? '', guest, tell);
    come.then(
      (made) => {
        way = made;
        if (left) made?.stop();
      },
      () => tell('unable'),
    );
    return () => {
      left = true;
      clearTimeout(timer);
      way?.stop();
    };
  }, [fragment]);
  return { coming, slow };
}

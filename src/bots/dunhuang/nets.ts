/** The nets that `npm run train` has learnt, unpacked when first needed. */
import type { PlayerCount } from '../../games/dunhuang/index.ts';
import type { Net } from './net.ts';
import { type PersonalityId, withTaste } from './personality.ts';
import weights from './weights.json' with { type: 'json' };
import { decodeNet, type Weights } from './weights.ts';

const ready = new Map<string, Net>();

export function netFor(players: PlayerCount, personality?: PersonalityId): Net {
  const name = `${players} ${personality ?? ''}`;
  let net = ready.get(name);
  if (net === undefined) {
    net =
      personality === undefined
        ? decodeNet((weights as Weights).nets[players]!)
        : withTaste(netFor(players), personality, players);
    ready.set(name, net);
  }
  return net;
}

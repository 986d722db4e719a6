/** Tastes: what a bot likes a little more or less than it should, as additions to the learnt weights. */
import type { PlayerCount } from '../../games/dunhuang/index.ts';
import { COUNTED, SECURED } from './features.ts';
import type { Net } from './net.ts';

export const PERSONALITIES = ['collector', 'raider', 'miser', 'courtier'] as const;
export type PersonalityId = (typeof PERSONALITIES)[number];

type Taste = Partial<Record<keyof typeof COUNTED | 'secured', number>>;

/**
 * How much stronger a seat feels for one more of something: with two players, and with more, where it takes more to be felt.
 * As much as shows in how it plays and costs hardly a game (docs/bots.md): who likes prestige or goods lets coins go for them,
 * and a raider goes after the tokens of others because it cares little about securing its own.
 */
const TASTES: Record<PersonalityId, readonly [two: Taste, more: Taste]> = {
  collector: [
    { different: 0.09, coins: -0.004 },
    { different: 0.13, coins: -0.016 },
  ],
  raider: [{ secured: -0.12 }, { secured: -0.2 }],
  miser: [{ coins: 0.025 }, { coins: 0.04, different: -0.05 }],
  courtier: [
    { prestige: 0.018, coins: -0.008 },
    { prestige: 0.03, coins: -0.017 },
  ],
};

/** What one more of it adds, row by row. */
function* rowsOf(taste: Taste): Generator<[row: number, added: number]> {
  for (const [name, much] of Object.entries(taste)) {
    if (name === 'secured') for (const row of SECURED) yield [row, much];
    else {
      const { at, most } = COUNTED[name as keyof typeof COUNTED];
      for (let n = 0; n <= most; n++) yield [at + n, much * n];
    }
  }
}

export function withTaste(net: Net, personality: PersonalityId, players: PlayerCount): Net {
  const quick = net.quick.slice();
  const linear = net.linear.slice();
  for (const [row, added] of rowsOf(TASTES[personality][players === 2 ? 0 : 1])) {
    quick[row]! += added;
    linear[row]! += added;
  }
  return { ...net, quick, linear };
}

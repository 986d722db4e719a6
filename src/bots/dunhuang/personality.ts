/** Tastes: what a bot likes a little more than it should, as additions to the learnt weights. */
import { COUNTED } from './features.ts';
import type { Net } from './net.ts';

export const PERSONALITIES = ['collector', 'raider', 'miser', 'courtier'] as const;
export type PersonalityId = (typeof PERSONALITIES)[number];

/** How much stronger a seat feels for one more of something. */
const TASTES: Record<PersonalityId, Partial<Record<keyof typeof COUNTED, number>>> = {
  collector: { different: 0.2 },
  raider: { tokens: 0.25 },
  miser: { coins: 0.1 },
  courtier: { prestige: 0.12 },
};

export function withTaste(net: Net, personality: PersonalityId): Net {
  const quick = net.quick.slice();
  const linear = net.linear.slice();
  for (const [name, taste] of Object.entries(TASTES[personality])) {
    const { at, most } = COUNTED[name as keyof typeof COUNTED];
    for (let n = 0; n <= most; n++) {
      quick[at + n]! += taste * n;
      linear[at + n]! += taste * n;
    }
  }
  return { ...net, quick, linear };
}

/** What somebody may ask about, by holding it or with `?`: its name as it is written on elements, and what that stands for. */
import type { CharacterId, Good, Seat, Side } from '../../../../games/dunhuang/index.ts';

export type Topic =
  | { readonly of: 'character'; readonly id: CharacterId }
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'token'; readonly good: Good; readonly side: Side }
  | { readonly of: 'seat'; readonly seat: Seat }
  | { readonly of: PlainTopic };

export type PlainTopic =
  | 'coins'
  | 'prestige'
  | 'pile'
  | 'discards'
  | 'market'
  | 'shop'
  | 'hand'
  | 'camel'
  | 'first-player'
  | 'win'
  | 'most';

export function topicOf(name: string): Topic {
  const [of, what, side] = name.split('.') as [Topic['of'], string, string];
  if (of === 'character') return { of, id: what as CharacterId };
  if (of === 'good') return { of, good: Number(what) as Good };
  if (of === 'token') return { of, good: Number(what) as Good, side: side as Side };
  if (of === 'seat') return { of, seat: Number(what) as Seat };
  return { of };
}

/** What an element stands for when somebody asks about it, written on the element as `data-thing`. */
import type { CharacterId, Good, Side } from '../../../../games/dunhuang/index.ts';
import type { Thing } from '../../../table/ui/ui.ts';

export type ThingName =
  | `character.${CharacterId}`
  | `good.${Good}`
  | `token.${Good}.${Side}`
  | Exclude<Thing['of'], 'character' | 'good' | 'token'>;

export function thingOf(name: ThingName): Thing {
  const [of, what, side] = name.split('.') as [Thing['of'], string, string];
  if (of === 'character') return { of, id: what as CharacterId };
  if (of === 'good') return { of, good: Number(what) as Good };
  if (of === 'token') return { of, good: Number(what) as Good, side: side as Side };
  return { of };
}

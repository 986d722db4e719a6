/** What stands at a target, for a tap that does not make a move yet. */
import type { View } from '../../../../games/dunhuang/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { goodOf, spaceOf, type Target } from '../choosing/taps.ts';
import { offerOf } from './character-words.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

export function nameTarget(target: Target, view: View, speech: Speech): readonly Part[] {
  const part = partsFor(speech);
  const space = spaceOf(target);
  const good = goodOf(target);
  if (space !== undefined) {
    const character = part.character(view.circle[space]!);
    const card = view.market[space];
    if (space === view.camel || card == null) return part.say(offerOf(view.circle[space]!), { character });
    return part.say('table.move.from-market', { good: part.good(card), character });
  }
  const zone = target.startsWith('shop.') ? 'shop' : 'hand';
  return good === undefined ? [] : part.say(`table.move.from-${zone}`, { good: part.good(good) });
}

/** What can be chosen now, in words: each next tap, by the move it makes or by what it is. */

import { goodOf, spaceOf, type Target } from '../../dunhuang/table/choosing/taps.ts';
import { nameMove } from '../../dunhuang/table/words/move-names.ts';
import { type Part, partsFor } from '../../dunhuang/table/words/parts.ts';
import type { Session } from '../game/types.ts';
import type { Ui } from '../ui/ui.ts';
import type { Chooser } from './chooser.ts';
import { createChoosing } from './choosing.ts';

export interface Option {
  readonly target: Target;
  readonly parts: readonly Part[];
  readonly tapped: boolean;
}

/** What stands at a target, for a tap that does not make a move yet. */
function nameTarget(target: Target, session: Session, ui: Ui): readonly Part[] {
  const part = partsFor(ui);
  const space = spaceOf(target);
  const good = goodOf(target);
  const view = session.view.value;
  if (space !== undefined) {
    const character = part.character(view.circle[space]!);
    const card = view.market[space];
    if (space === view.camel || card == null) return part.say('table.move.use', { character });
    return part.say('table.move.from-market', { good: part.good(card), character });
  }
  const zone = target.startsWith('shop.') ? 'shop' : 'hand';
  return good === undefined ? [] : part.say(`table.move.from-${zone}`, { good: part.good(good) });
}

export function listOptions(session: Session, chooser: Chooser, ui: Ui): readonly Option[] {
  const view = session.view.value;
  const choosing = createChoosing(session.legal.value, view.camel);
  const { lit, tapped } = chooser.choice.value;
  return [...lit].map((target) => {
    const after = tapped.includes(target) ? tapped : choosing.tap(tapped, target);
    const move = after && choosing.look(after).ready;
    return {
      target,
      parts: move ? nameMove(move, view, ui) : nameTarget(target, session, ui),
      tapped: tapped.includes(target),
    };
  });
}

/** Characters where one chooses: what each does, and why it cannot be used. */
import {
  CHARACTERS,
  type CharacterId,
  type Move,
  needsOf,
  type View,
} from '../../../../games/dunhuang/index.ts';
import type { Choice } from '../../../table/game/face.ts';
import type { MoveError } from '../../../table/game/rules.ts';
import type { Part } from '../../../table/game/words.ts';
import { spaceOf, spaceTarget, type Target } from '../choosing/taps.ts';
import { partsFor } from './parts.ts';
import type { Speech, TableWords } from './speech.ts';

type MoveWords = Extract<keyof TableWords, `table.move.${string}`>;

/** How a character is offered who has to be told more: by what it takes and what it gives. */
export const offerOf = (id: CharacterId): MoveWords =>
  needsOf(id).length === 0 ? 'table.move.use' : (`table.move.offer.${id}` as MoveWords);

/** A bonus by its character. */
export function nameBriefly({ type }: Move, speech: Speech): readonly Part[] | undefined {
  if (!(CHARACTERS as readonly string[]).includes(type)) return undefined;
  const part = partsFor(speech);
  return part.say('table.move.use', { character: part.character(type as CharacterId) });
}

/** What the character does who stands there; in the bonus, of the one with the camel where nobody else is asked about. */
export function tellAbout(
  target: string | undefined,
  { tapped }: Choice,
  view: View,
  { t, character }: Speech,
): string | undefined {
  const bonus = view.ask === 'bonus';
  // With a character in use, spaces stand for their cards.
  const asked = target === undefined || (bonus && tapped.length > 0) ? undefined : spaceOf(target as Target);
  const space = asked ?? (bonus ? view.camel : undefined);
  const id = space == null ? undefined : view.circle[space];
  return id && `${character(id)}: ${t(`effect.${id}`)}.`;
}

/** The character with the camel, where it cannot be used. */
export function unusableCharacter({ lit, tapped }: Choice, { ask, camel }: View): Target | undefined {
  const here = ask === 'bonus' && camel !== null && tapped.length === 0 ? spaceTarget(camel) : undefined;
  return here === undefined || lit.has(here) ? undefined : here;
}

export function tellUnusable({ code }: MoveError, view: View, speech: Speech): readonly Part[] {
  const here = view.circle[view.camel!]!;
  const why = speech.t(`table.unusable.${code}` as keyof TableWords);
  return [partsFor(speech).character(here), { text: `: ${why}` }];
}

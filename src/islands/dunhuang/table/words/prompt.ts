/** What the table asks of the person before it, in a sentence. */
import { needsOf, type Space, type View } from '../../../../games/dunhuang/index.ts';
import type { Speech, TableWords } from './speech.ts';

function askBonus({ t, character }: Speech, view: View, tapped: readonly string[]): string {
  const id = view.circle[view.camel!]!;
  const asks = tapped.length > 0 && needsOf(id).length > 0;
  return asks
    ? t(`table.board.use.${id}` as keyof TableWords)
    : t('table.board.ask.bonus', { character: character(id) });
}

export function askFor(view: View, tapped: readonly string[], speech: Speech): string {
  const { t, plural, name, good } = speech;
  switch (view.ask) {
    case 'bonus':
      return askBonus(speech, view, tapped);
    case 'good':
      return t('table.board.ask.good', { good: good(view.market[view.camel!]!) });
    case 'give':
      return plural('table.board.ask.give', view.give!.count, { name: name(view.give!.to) });
    case 'protect':
      return t('table.board.ask.protect', { name: name(view.turn!), good: good(view.question!.good) });
    case 'pay':
      return t('table.board.ask.pay', {
        name: name(view.question!.holder),
        good: good(view.question!.good),
      });
    default:
      return t(`table.board.ask.${view.ask}`);
  }
}

/** What waits where the camel would stop. */
export function whatLiesAt(view: View, space: Space, { t, good, character }: Speech): string {
  const card = view.market[space];
  const at = { character: character(view.circle[space]!) };
  return card == null ? t('table.board.there.none', at) : t('table.board.there', { ...at, good: good(card) });
}

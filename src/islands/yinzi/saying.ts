/** How the tools of Yinzi name players and list things. */
import { localeOf, type Translator } from '../../i18n/translate.ts';
import type { Seat } from '../../lib/seats.ts';

/** A player's name, or "Player 2" while there is none. */
export const playerName = (
  { t }: Pick<Translator<'yinzi.player'>, 't'>,
  names: readonly string[],
  seat: Seat,
): string => names[seat]?.trim() || t('yinzi.player', { n: seat + 1 });

/** "2 rice and 1 fruit"; the language's own way to list. */
export const listed = ({ lang }: Pick<Translator<string>, 'lang'>, items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(lang)).format(items);

/** What the engine's events mean for a token, in words. */

import type { GameEvent } from '../../../games/dunhuang/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { NAMES } from '../../../reference/dunhuang/scenes/frames.ts';

type Say = Translator<Extract<keyof WordsOf<'try.'>, string>>;

function sentence(event: GameEvent, { t }: Say): string | undefined {
  const by = { who: NAMES[event.seat]! };
  switch (event.type) {
    case 'good-taken':
      return t('try.told.added', by);
    case 'moved':
      return t('try.told.carried', by);
    case 'token-turned':
      return t('try.told.turned', by);
    case 'token-taken':
      return t(`try.told.${event.by}`, by);
    case 'token-missed':
      return t(`try.told.${event.why}`, by);
    case 'token-protected':
      return t('try.told.protected', by);
    case 'token-returned':
      return t('try.told.returned');
    case 'asked':
      return t(`try.told.ask-${event.question}`, by);
    case 'paid':
      return t('try.told.paid', { ...by, other: NAMES[event.to]!, n: event.count });
    default:
      return undefined;
  }
}

export const tell = (events: readonly GameEvent[], say: Say): string =>
  events
    .map((event) => sentence(event, say))
    .filter(Boolean)
    .join(' ') || say.t('try.told.nothing');

/** What a thing on the table is and does, and where its rule stands. */
import {
  type CharacterId,
  cardsOf,
  type PlayerCount,
  type RuleId,
} from '../../../../games/dunhuang/index.ts';
import type { Speech, Thing } from '../../../table/ui/ui.ts';

export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

export type Effects = Readonly<Record<CharacterId, string>>;

export const RULE_OF = {
  coins: 'turn.camel',
  prestige: 'score.prestige',
  pile: 'turn.refill',
  discards: 'character.painter',
  market: 'turn.good',
  shop: 'majority.take',
  hand: 'score.hand',
  camel: 'turn.camel',
  'first-player': 'setup.camel',
} as const satisfies Record<Exclude<Thing['of'], 'character' | 'good' | 'token'>, RuleId>;

const capital = (text: string, lang: string): string =>
  text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

export function explain(thing: Thing, players: PlayerCount, effects: Effects, speech: Speech): Explained {
  const { t, lang } = speech;
  switch (thing.of) {
    case 'character':
      return {
        title: speech.character(thing.id),
        text: effects[thing.id],
        rule: `character.${thing.id}`,
      };
    case 'good': {
      const cards = cardsOf(thing.good, players);
      return {
        title: `${thing.good} · ${capital(speech.good(thing.good), lang)}`,
        text: speech.plural('table.explain.good', cards, { value: thing.good }),
        rule: 'box',
      };
    }
    case 'token':
      return {
        title: t('table.explain.token.title', { good: speech.good(thing.good) }),
        text: t(`table.explain.token.${thing.side}`),
        rule: thing.side === 'shang' ? 'token.shang' : 'majority.take',
      };
    default:
      return {
        title: t(`table.explain.${thing.of}.title`),
        text: t(`table.explain.${thing.of}`),
        rule: RULE_OF[thing.of],
      };
  }
}

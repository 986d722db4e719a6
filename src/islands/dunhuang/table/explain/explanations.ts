/** What something on the table is and does, and where its rule stands. */
import { cardsOf, neededToWin, type PlayerCount, type RuleId } from '../../../../games/dunhuang/index.ts';
import type { Speech } from '../words/speech.ts';
import type { PlainTopic, Topic } from './topics.ts';

/** What is the same for everybody; of a player there is more to tell. */
export type Thing = Exclude<Topic, { of: 'seat' }>;

export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

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
  win: 'turn.win',
  most: 'majority.take',
} as const satisfies Record<PlainTopic, RuleId>;

const capital = (text: string, lang: string): string =>
  text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

export function explain(topic: Thing, players: PlayerCount, speech: Speech): Explained {
  const { t, lang } = speech;
  switch (topic.of) {
    case 'character':
      return {
        title: speech.character(topic.id),
        text: t(`effect.${topic.id}`),
        rule: `character.${topic.id}`,
      };
    case 'good': {
      const cards = cardsOf(topic.good, players);
      return {
        title: `${topic.good} · ${capital(speech.good(topic.good), lang)}`,
        text: speech.plural('table.explain.good', cards, { value: topic.good }),
        rule: 'box',
      };
    }
    case 'token':
      return {
        title: t('table.explain.token.title', { good: speech.good(topic.good) }),
        text: t(`table.explain.token.${topic.side}`),
        rule: topic.side === 'shang' ? 'token.shang' : 'majority.take',
      };
    default:
      return {
        title: t(`table.explain.${topic.of}.title`),
        text: t(`table.explain.${topic.of}`, neededToWin(players)),
        rule: RULE_OF[topic.of],
      };
  }
}

/** What is to be done in a phase, in words with their rules; and what was tapped. */
import {
  OF_EACH,
  owedBy,
  type Phase,
  ROUNDS,
  type RuleId,
  type Standing,
  type Tap,
} from '../../../games/yinzi/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { Seat } from '../../../lib/seats.ts';
import { listed, playerName } from '../saying.ts';

export type RoundWords = WordsOf<
  'yinzi.round.' | 'yinzi.bonus.' | 'yinzi.fortune.' | 'yinzi.work.' | 'yinzi.player' | 'people.' | 'storage.'
>;
export type Words = Translator<keyof RoundWords>;

export interface Line {
  readonly text: string;
  readonly rule: RuleId;
}

export interface Followed {
  readonly standing: Standing;
  readonly names: readonly string[];
}

/** "Round 2 of 4, phase 4: War" */
export function whereWeAre({ round, phase, over }: Standing, { t }: Words): string {
  if (over) return t('yinzi.round.over');
  return t('yinzi.round.where', { round, of: ROUNDS, phase: t(`yinzi.round.phase.${phase}`) });
}

/** Who is to do what. */
export function whoseTurn({ standing, names }: Followed, words: Words): string {
  const { t } = words;
  const { over, phase, toAct, used } = standing;
  if (over) return t('yinzi.round.count');
  if (toAct === null)
    return t(phase === 'bonus' || phase === 'actions' ? 'yinzi.round.all-done' : 'yinzi.round.together');
  const name = playerName(words, names, toAct);
  if (phase === 'bonus') return t('yinzi.round.choose', { name });
  const { fortune, work } = used[toAct]!;
  return t('yinzi.round.turn', { name, n: fortune.length + work.length + 1, of: 2 * OF_EACH });
}

type Reminder = readonly [key: keyof RoundWords, rule: RuleId];

const REMINDERS: Readonly<Record<Phase, readonly Reminder[]>> = {
  bonus: [['yinzi.round.remind.bonus', 'round.bonus']],
  actions: [
    ['yinzi.round.remind.actions', 'round.actions'],
    ['yinzi.round.remind.first', 'idea.six'],
  ],
  feed: [
    ['yinzi.round.remind.feed', 'round.feed'],
    ['yinzi.round.remind.rural', 'rural.market'],
  ],
  war: [
    ['yinzi.round.remind.war', 'round.war'],
    ['yinzi.round.remind.advancements', 'advance.war-routes'],
  ],
  disasters: [['yinzi.round.remind.disasters', 'round.disasters']],
  routes: [['yinzi.round.remind.routes', 'round.routes']],
  undertakings: [['yinzi.round.remind.undertakings', 'round.undertakings']],
  taxes: [
    ['yinzi.round.remind.taxes', 'round.taxes'],
    ['yinzi.round.remind.change', 'rate.when'],
  ],
  'late-shipping': [['yinzi.round.remind.late-shipping', 'round.late-shipping']],
  admin: [
    ['yinzi.round.remind.die', 'round.admin'],
    ['yinzi.round.remind.back', 'round.admin'],
  ],
};

/** What this phase asks of everybody, and what is special about somebody. */
export function remindersOf({ standing, names }: Followed, words: Words): Line[] {
  const { t } = words;
  const { phase, over, order, used, war } = standing;
  const name = (seat: Seat) => playerName(words, names, seat);
  const together = (seats: readonly Seat[]) => listed(words, seats.map(name));
  const inOrder = (seats: readonly Seat[]) => seats.map(name).join(', ');
  if (over) return [{ text: t('yinzi.round.last'), rule: 'end.last' }];
  const general = REMINDERS[phase].map(([key, rule]): Line => ({ text: t(key), rule }));
  const withBonus = (bonus: string) => order.filter((seat) => used[seat]!.bonus === bonus);
  const special: Line[] = [];
  const say = (seats: readonly Seat[], text: (who: string) => string, rule: RuleId, tell = together) => {
    if (seats.length > 0) special.push({ text: text(tell(seats)), rule });
  };
  if (phase === 'actions') {
    say(withBonus('sales'), (who) => t('yinzi.round.note.sales', { who }), 'bonus.sales');
  }
  if (phase === 'feed') say(withBonus('fed'), (who) => t('yinzi.round.note.fed', { who }), 'bonus.fed');
  if (phase === 'war') say(war, (who) => t('yinzi.round.note.war', { who }), 'round.war', inOrder);
  if (phase === 'undertakings') {
    const sent = order.filter((seat) => used[seat]!.work.includes('undertakings'));
    say(sent, (who) => t('yinzi.round.note.undertakings', { who }), 'work.undertakings');
  }
  if (phase === 'taxes') {
    for (const seat of order) {
      const owed = owedBy(used[seat]!);
      const { cards, taxDiscs: discs, bonus } = used[seat]!;
      const who = name(seat);
      if (bonus === 'no-taxes') say([seat], () => t('yinzi.round.note.no-taxes', { who }), 'bonus.no-taxes');
      else if (owed === null) say([seat], () => t('yinzi.round.note.discs', { who, discs }), 'round.taxes');
      else
        say(
          [seat],
          () => t('yinzi.round.note.owed', { who, cards: cards.join(' + '), discs, owed }),
          'round.taxes',
        );
    }
  }
  if (phase === 'late-shipping')
    say(order, (who) => t('yinzi.round.note.order', { who }), 'round.late-shipping', inOrder);
  return [...general, ...special];
}

/** What undoing takes back. */
export function tellTap(tap: Tap, { t }: Words): string {
  switch (tap.type) {
    case 'bonus':
      return t(`yinzi.bonus.${tap.bonus}`);
    case 'fortune':
      return t(`yinzi.fortune.${tap.action}`);
    case 'work':
      return t(`yinzi.work.${tap.action}`);
    case 'next':
      return t('yinzi.round.next');
  }
}

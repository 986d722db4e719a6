/** What a choice means for who makes it, and what can be said of something that cannot be chosen. */
import type { GameEvent, View } from '../../../../games/dragon-market/index.ts';
import type { Choice } from '../../../table/game/face.ts';
import { powerOf, sideOf } from '../cards.ts';
import { cardIn } from '../choosing/targets.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** What an event costs, in points. */
const costOf = (event: GameEvent): number => {
  if (event.type === 'heir-moved') return event.how === 'cross' ? 2 : 1;
  return event.type === 'boat-moved' ? 1 : 0;
};

/** The points that are left then. */
export function tellMeaning(
  events: readonly GameEvent[],
  { phase, points }: View,
  { plural }: Speech,
): string | undefined {
  const spent = events.reduce((sum, event) => sum + costOf(event), 0);
  return phase === 'move' && spent > 0 ? plural('dragon.table.mean', points - spent) : undefined;
}

/** Points that are left become coins. */
export function tellGain(events: readonly GameEvent[], speech: Speech) {
  const part = partsFor(speech);
  const [first] = events;
  if (first?.type !== 'coins-taken' || first.from !== null) return [];
  return [part.plain(' '), ...part.say('dragon.table.gain', { coins: part.coins(first.count) })];
}

/** What the powers on those cards do. */
function tellPowers(lit: ReadonlySet<string>, view: View, { t, power }: Speech): string | undefined {
  const cards = [...lit].flatMap((target) => cardIn(target) ?? []);
  const powers = cards.flatMap((card) => powerOf(view, card) ?? []);
  return powers.length > 0
    ? powers.map((one) => `${power(one)}: ${t(`dragon.power.${one}.text`)}`).join(' ')
    : undefined;
}

/** What it is all about, to who has fetched nothing yet. */
function tellGoal(view: View, { t, good, lists }: Speech): string | undefined {
  const { need, goods, done } = view.sides[sideOf(view, view.turn!)]!;
  const begins = need.length > 0 && goods.length === 0 && done.length === 0;
  return begins ? t('dragon.table.about.goal', { goods: lists.format(need.map(good)) }) : undefined;
}

/** What an objective's power does, or that nobody can walk until a boat comes. */
export function tellAbout(
  target: string | undefined,
  { lit, tapped }: Choice,
  view: View,
  speech: Speech,
): string | undefined {
  if (view.phase === 'keep' || view.phase === 'keep-first')
    return tellPowers(target !== undefined && lit.has(target) ? new Set([target]) : lit, view, speech);
  if (view.phase === 'roll') return tellGoal(view, speech);
  const asked = target === undefined || target === 'heir';
  const stuck = view.phase === 'move' && view.points > 0 && tapped.length === 0 && !lit.has('heir');
  return asked && stuck ? speech.t('dragon.table.about.alone') : undefined;
}

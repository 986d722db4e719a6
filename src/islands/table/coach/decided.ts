/** What decided a game, in three sentences: who was ahead, where it turned, and what would have been better. */
import type { CoachKey, Translator } from '../../../i18n/translate.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { Review, TurningPoint } from '../game/bots.ts';
import type { AdviceWords, BoardFace } from '../game/face.ts';
import type { View } from '../game/rules.ts';
import type { LogEntry } from '../game/types.ts';
import type { Speech } from '../game/words.ts';
import { percent } from '../hint/percent.ts';
import { textOf } from '../ui/sentences.ts';

interface Told {
  readonly review: Review;
  readonly winners: readonly Seat[];
  readonly you: Seat;
  readonly log: readonly LogEntry[];
  viewAt(at: number, seat: Seat): View;
}

type Face = Pick<BoardFace, 'tellReport'> & Pick<AdviceWords, 'nameTurn'>;

const withoutStop = (sentence: string): string => sentence.replace(/[.!]$/, '');

const withinSentence = (name: string, lang: string): string =>
  name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);

/** From which turn on nobody was ahead of who won; counted from one. */
function aheadFrom({ moments }: Review, winner: Seat): number {
  const behind = moments.findLastIndex(({ chances }) => chances.some((one) => one > chances[winner]!));
  return Math.min(behind + 2, moments.length - 1);
}

const swing = ({ before, after }: TurningPoint, seat: Seat): number => after[seat]! - before[seat]!;

/** What was done in the turn that began there, as far as it changed much. */
function whatHappened({ log, you }: Told, at: number, { tellReport }: Face, speech: Speech): string {
  const turn = log[at]?.turn;
  const told = log
    .filter((entry) => entry.turn === turn)
    .flatMap(({ events }) => tellReport(events, speech, you, true));
  const most = told.find(({ loss }) => loss) ?? told.at(-1);
  return most ? withoutStop(textOf(most.parts)) : '';
}

export function tellDecided(
  told: Told,
  face: Face,
  speech: Speech,
  { t }: Translator<CoachKey>,
): readonly string[] {
  const { review, winners, you } = told;
  const { moments, turningPoints } = review;
  const turnOf = (at: number): number => moments.findIndex((moment) => moment.at === at) + 1;
  const share = (chance: number): string => percent(chance, speech.lang);
  const [winner] = winners;
  const all = moments.length - 1;
  const who =
    winners.length > 1
      ? t('coach.end.shared')
      : t(winner === you ? 'coach.end.you' : 'coach.end.other', {
          name: speech.name(winner!),
          n: aheadFrom(review, winner!),
          all,
        });

  const most = [...turningPoints].sort((a, b) => Math.abs(swing(b, you)) - Math.abs(swing(a, you)))[0];
  const what = most ? whatHappened(told, most.at, face, speech) : '';
  const turned =
    most &&
    t(what === '' ? 'coach.end.turned' : 'coach.end.turned.by', {
      n: turnOf(most.at),
      name: speech.name(most.seat),
      what,
      before: share(most.before[you]!),
      after: share(most.after[you]!),
    });

  const own = turningPoints
    .filter((point) => point.seat === you && point.better && swing(point, you) < 0)
    .sort((a, b) => swing(a, you) - swing(b, you))[0];
  const better = own
    ? t('coach.end.better', {
        n: turnOf(own.at),
        turn: face
          .nameTurn(own.better!, told.viewAt(own.at, you), speech)
          .map((parts) => withinSentence(textOf(parts), speech.lang))
          .join('; '),
      })
    : t('coach.end.sound');
  return [who, turned, better].filter((sentence) => sentence !== undefined);
}

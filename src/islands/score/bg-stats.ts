/** A link that offers a scored game to the app BG Stats, by its `createPlay` address. Nothing is sent before it is followed. */
import type { Seat } from '../../lib/seats.ts';
import type { ScoreRules } from './rules.ts';
import { type AnySheet, seatsOf } from './sheet.ts';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** `2026-11-16 20:30:00`, in UTC, as the app asks. */
const utc = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

export interface Play {
  readonly game: { readonly name: string; readonly id: string };
  readonly id: string;
  readonly date: Date;
  readonly names: readonly string[];
  readonly first: Seat | null; // who began, where that is known
  readonly comments: string | null;
}

export function bgStatsLink<S extends AnySheet>(
  { atOnce, summaryOf }: Pick<ScoreRules<S>, 'atOnce' | 'summaryOf'>,
  sheet: S,
  { game, id, date, names, first, comments }: Play,
): string {
  const { sheets, verdict } = summaryOf(sheet);
  const noPoints = verdict.how === atOnce;
  const play = {
    sourceName: 'Shang',
    sourcePlayId: id,
    playDate: utc(date),
    game: { name: game.name, sourceGameId: game.id, highestWins: true, noPoints },
    players: seatsOf(sheet).map((seat) => {
      const winner = verdict.winners.includes(seat);
      return {
        name: names[seat],
        sourcePlayerId: names[seat],
        startPlayer: first === seat,
        winner,
        // A win at once has neither points nor places but the first.
        ...(noPoints ? { rank: winner ? 1 : 2 } : { rank: sheets[seat]!.rank, score: sheets[seat]!.total }),
      };
    }),
    ...(comments && { comments }),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

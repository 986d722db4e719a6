/** A link that offers a scored game to the app BG Stats, by its `createPlay` address. Nothing is sent before it is followed. */
import { summaryOf } from './reckoning.ts';
import { type Sheet, seatsOf } from './sheet.ts';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** `2026-11-16 20:30:00`, in UTC, as the app asks. */
const utc = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

export function bgStatsLink(
  sheet: Sheet,
  { id, date, names }: { id: string; date: Date; names: readonly string[] },
): string {
  const { sheets, verdict } = summaryOf(sheet);
  const instant = verdict.how === 'instant';
  const play = {
    sourceName: 'Shang',
    sourcePlayId: id,
    playDate: utc(date),
    game: {
      name: 'Merchants of Dunhuang',
      sourceGameId: 'merchants-of-dunhuang',
      highestWins: true,
      noPoints: instant,
    },
    players: seatsOf(sheet).map((seat) => {
      const winner = verdict.winners.includes(seat);
      return {
        name: names[seat],
        sourcePlayerId: names[seat],
        startPlayer: sheet.first === seat,
        winner,
        // A win at once has neither points nor places but the first.
        ...(instant ? { rank: winner ? 1 : 2 } : { rank: sheets[seat]!.rank, score: sheets[seat]!.total }),
      };
    }),
    ...(sheet.setup && { comments: sheet.setup }),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

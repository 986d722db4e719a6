/** What a seat saw after that many moves of a game. */
import type { GameRecord, Rules, Seat, View } from '../game/rules.ts';

export function viewAt(rules: Rules, { options, moves }: GameRecord, at: number, seat?: Seat): View {
  const play = (state: object, move: GameRecord['moves'][number]) => rules.playWithEvents(state, move).state;
  return rules.view(moves.slice(0, at).reduce(play, rules.createGame(options)), seat);
}

/** A finished game as a score sheet, and its place in the calculator's history. */
import {
  encodeSetup,
  GOODS,
  type Outcome,
  SEATS,
  type Seat,
  type View,
} from '../../../../games/dunhuang/index.ts';
import type { LongList } from '../../../../lib/long-list.ts';
import { isId } from '../../../../lib/plain.ts';
import { type Box, createListBox, type Trouble } from '../../../../lib/storage.ts';
import type { Player, TableGame } from '../../../table/game/types.ts';
import type { Entry } from '../../score/boxes.ts';
import { freshSheet, type Sheet, sorted } from '../../score/sheet.ts';

/** What is left of the four colours goes to the places where nobody sat. */
function allPlaces(players: readonly Player[]): { name: string; colour: Seat }[] {
  const taken = players.map(({ name, colour }) => ({ name, colour }));
  const left = SEATS.filter((colour) => !taken.some((player) => player.colour === colour));
  return [...taken, ...left.map((colour) => ({ name: '', colour }))];
}

/** From a view with every hand laid open, which is what the end of a game is. */
export function sheetOf(players: readonly Player[], view: View, outcome: Outcome): Sheet {
  const blank = freshSheet(allPlaces(players));
  return {
    ...blank,
    count: view.players,
    players: blank.players.map((player, seat) => {
      const held = view.seats[seat];
      if (held === undefined) return player;
      return { ...player, prestige: held.prestige, coins: held.coins, hand: sorted(held.known) };
    }),
    tokens: GOODS.map((good) => {
      const holder = view.seats.findIndex(({ tokens }) => tokens.some((token) => token.good === good));
      return holder < 0 ? null : (holder as Seat);
    }),
    first: view.firstPlayer,
    instant: outcome.reason === 'instant' ? outcome.winners[0]! : null,
    supply: view.rulings.supply,
    setup: encodeSetup(view.circle),
  };
}

/** Games that were once put into the history: whoever deletes one there does not find it back. */
export const scoredBox = (where: { storage?: () => Storage } = {}): Box<readonly string[]> =>
  createListBox<string>({
    name: 'dunhuang.table.scored',
    version: 1,
    parseEntry: (id) => (isId(id) ? id : undefined),
    join: (here, back) => [...new Set([...here, ...back])],
    ...where,
  });

interface Boxes {
  readonly history: LongList<Entry>;
  readonly scored: Box<readonly string[]>;
}

/** Puts the game into the history the first time it is asked to; why that failed, if it did. */
export async function keepScore(
  { id, changed }: Pick<TableGame, 'id' | 'changed'>,
  sheet: Sheet,
  { history, scored }: Boxes,
): Promise<Trouble | undefined> {
  if (scored.read().value?.includes(id)) return undefined;
  const trouble = await history.add([{ id, date: changed, sheet }]);
  if (trouble !== undefined && trouble !== 'damaged') return trouble;
  return (await scored.update((now = []) => [...new Set([...now, id])])).trouble ?? trouble;
}

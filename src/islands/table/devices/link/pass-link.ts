/**
 * A game that goes from one device to the next, in the fragment of a link: `#to=2&t=ID&g=CODE&p=0Mei&p=1Bo&b=2planner`. For whom it is
 * (a seat from 1), which game it is on every device, the record, who plays, and which of them are bots; `of` as in any link.
 */
import { cleanName, LONGEST_NAME } from '../../../../lib/names.ts';
import type { Seat } from '../../../../lib/seats.ts';
import { FIRST_GAME } from '../../game/first-game.ts';
import type { RecordCodes } from '../../game/rules.ts';
import type { Bot, TableGame } from '../../game/types.ts';
import { nameOnTheWay } from '../../record/compare.ts';

/** So that every messenger takes it in one piece. */
export const LONGEST_LINK = 450;

const writeBot = ({ level, personality }: Bot): string =>
  [level, ...(personality ? [personality] : [])].join('.');

function fragment(codes: RecordCodes, game: TableGame, seat: Seat, letters: number): string {
  const { id, players, options, moves } = game;
  const said = new URLSearchParams({
    to: String(seat + 1),
    t: nameOnTheWay(id),
    g: codes.encodeGame({ options, moves }),
  });
  for (const { name, colour } of players)
    said.append('p', `${colour}${cleanName([...name].slice(0, letters).join(''))}`);
  players.forEach(({ bot }, n) => {
    if (bot) said.append('b', `${n}${writeBot(bot)}`);
  });
  if (codes.id !== FIRST_GAME) said.set('of', codes.id);
  return `#${said}`;
}

/** `at` is the address of the table. Long names are cut before the link becomes too long for a messenger. */
export function passLink(codes: RecordCodes, game: TableGame, seat: Seat, at: string): string {
  const link = (letters: number): string => new URL(fragment(codes, game, seat, letters), at).href;
  let letters = LONGEST_NAME;
  while (letters > 1 && link(letters).length > LONGEST_LINK) letters--;
  return link(letters);
}

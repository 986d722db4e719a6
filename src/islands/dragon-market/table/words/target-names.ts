/** What stands at a target, for a tap that does not make a move yet. */
import type { View } from '../../../../games/dragon-market/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { boatIn, powerIn, squareIn } from '../choosing/targets.ts';
import { boatNumber, partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

export function nameTarget(target: string, view: View, speech: Speech): readonly Part[] {
  const part = partsFor(speech);
  const boat = boatIn(target);
  const power = powerIn(target);
  const square = squareIn(target);
  if (target === 'heir') return part.say('dragon.table.target.heir', { seat: part.seat(view.toMove!) });
  if (boat !== undefined) return [part.boat(boat)];
  if (power !== undefined) return part.say('dragon.table.target.power', { power: part.power(power) });
  if (square !== undefined) return [part.square(square)];
  if (target.startsWith('new.')) {
    const placed = Number(target.slice(4));
    const sort = placed < 5 ? 'end' : 'centre';
    return part.say(`dragon.table.target.new.${sort}`, { boat: part.plain(String(boatNumber(placed))) });
  }
  return [];
}

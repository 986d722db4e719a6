/** What a move takes, tap by tap. What leads is tapped first: a boat, one's heir, a power, a boat that is not placed yet. */
import type { View } from '../../../../games/dragon-market/index.ts';
import { driftSquare, pivotSquare, slideSquare, turnSquare } from './lying.ts';
import type { Target } from './targets.ts';
import type { Offer } from './walks.ts';

export function tapsOf(move: Offer, { boats, heirs }: Pick<View, 'boats' | 'heirs'>): readonly Target[] {
  switch (move.type) {
    case 'place-boat':
      return [`new.${move.boat}`, `square.${move.at}`];
    case 'keep':
      return [`card.${move.card}`];
    case 'need-not':
      return [`kind.${move.kind}`];
    case 'take':
      return [`take.${move.kind}`];
    case 'take-coin':
      return [`from.${move.from}`];
    case 'slide':
      return [`boat.${move.boat}`, `square.${slideSquare(move.boat, boats[move.boat]!, move.by)}`];
    case 'turn':
      return [`boat.${move.boat}`, `square.${turnSquare(move.boat, boats[move.boat]!, move.to)}`];
    case 'walk':
    case 'step':
      return ['heir', `square.${move.to}`];
    case 'leap':
      return [
        'power.leap',
        `boat.${move.boat}`,
        `square.${slideSquare(move.boat, boats[move.boat]!, move.by)}`,
      ];
    case 'drift':
      return ['power.drift', `boat.${move.boat}`, `square.${driftSquare(boats[move.boat]!, move.by)}`];
    case 'pivot':
      return [
        'power.pivot',
        `boat.${move.boat}`,
        `square.${pivotSquare(move.boat, boats[move.boat]!, move.to)}`,
      ];
    case 'swing':
    case 'restack':
      return [`power.${move.type}`, `boat.${move.boat}`];
    case 'cross':
      return ['power.sailor', `square.${move.to}`];
    case 'diagonal':
    case 'jump':
      return [`power.${move.type}`, `square.${move.to}`];
    case 'swap':
      return ['power.swap', `square.${heirs[move.with]!}`];
    case 'reroll':
      return [`die.${move.die}`];
    case 'plan':
      return []; // shown, never tapped together
    default:
      return [`do.${move.type}`];
  }
}

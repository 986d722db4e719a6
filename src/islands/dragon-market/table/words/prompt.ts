/** What the table asks of the person before it, in a sentence. */
import type { View } from '../../../../games/dragon-market/index.ts';
import { sideOf } from '../cards.ts';
import { boatIn, boatOn, powerIn } from '../choosing/targets.ts';
import { boatNumber } from './parts.ts';
import type { Speech } from './speech.ts';

/** On another's square an heir has to go on. */
const isPassing = ({ heirs, toMove }: View): boolean =>
  heirs.some((square, seat) => seat !== toMove && square === heirs[toMove!]);

function askMove(view: View, tapped: readonly string[], speech: Speech): string {
  const { t, plural } = speech;
  const [lead = ''] = tapped;
  const power = powerIn(lead);
  const boat = boatIn(lead);
  if (power !== undefined) return t(`dragon.power.${power}.text`);
  if (boat !== undefined) return t('dragon.table.ask.boat', { n: boatNumber(boat) });
  if (lead === 'heir') return plural('dragon.table.ask.heir', view.points);
  if (isPassing(view) && boatOn(view, view.heirs[view.toMove!]!) !== undefined)
    return t('dragon.table.ask.passing');
  if (view.points === 0) return t('dragon.table.ask.done');
  const { need, objective } = view.sides[sideOf(view, view.toMove!)]!;
  const isHomeward = objective !== null && need.length === 0;
  return plural(isHomeward ? 'dragon.table.ask.home' : 'dragon.table.ask.move', view.points);
}

export function askFor(view: View, tapped: readonly string[], speech: Speech): string {
  const { t, plural } = speech;
  switch (view.phase) {
    case 'place-boat':
      return t(tapped.length === 0 ? 'dragon.table.ask.place-boat' : 'dragon.table.ask.place-boat.where');
    case 'keep':
    case 'keep-first':
      return t('dragon.table.ask.keep');
    case 'need-not':
      return t('dragon.table.ask.need-not');
    case 'roll':
      return t(view.rulings.dice === 'seven' ? 'dragon.table.ask.seven' : 'dragon.table.ask.roll');
    case 'take-coin':
      return plural('dragon.table.ask.take-coin', view.owed);
    case 'move':
      return askMove(view, tapped, speech);
    case 'over':
      return t('table.board.ask.over');
  }
}

import type { View } from '../../../../games/dragon-market/index.ts';
import type { VariantsProps } from '../../../table/game/face.ts';
import { turnSquare } from '../choosing/lying.ts';
import { boatIn } from '../choosing/targets.ts';
import { useUi } from '../words/speech.ts';

interface Props extends VariantsProps {
  readonly view: View;
}

const ARROWS = {
  left: 'M7 5 4 9l4 3M4 9h8a7 7 0 0 1 7 7v3',
  right: 'M17 5l3 4-4 3M20 9h-8a7 7 0 0 0-7 7v3',
} as const;

function Arrow({ way, label, onPress }: { way: 'left' | 'right'; label: string; onPress: () => void }) {
  return (
    <button type="button" class="button turn-button" aria-label={label} title={label} onClick={onPress}>
      <svg class="table-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={ARROWS[way]} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      </svg>
    </button>
  );
}

/** To turn the boat that is chosen: also where it cannot, for then it is said why. A boat that is being placed goes round the same way. */
export function TurnButtons({ choice, view, onVary, onTap }: Props) {
  const { t } = useUi();
  const boat = boatIn(choice.tapped[0] ?? '');
  const lying = boat === undefined ? null : view.boats[boat]!;
  if (choice.variants.length > 1 && view.phase === 'place-boat') {
    return (
      <span class="turn-buttons">
        <Arrow way="left" label={t('dragon.table.turn-left')} onPress={() => onVary(-1)} />
        <Arrow way="right" label={t('dragon.table.turn-right')} onPress={() => onVary(1)} />
      </span>
    );
  }
  if (boat === undefined || lying === null || view.phase !== 'move') return null;
  const turn = (way: 'left' | 'right') => () => {
    const square = `square.${turnSquare(boat, lying, way)}`;
    if (choice.tapped.includes(square)) return;
    onTap(choice.lit.has(square) ? square : `turn.${way}`);
  };
  return (
    <span class="turn-buttons">
      <Arrow way="left" label={t('dragon.table.turn-left')} onPress={turn('left')} />
      <Arrow way="right" label={t('dragon.table.turn-right')} onPress={turn('right')} />
    </span>
  );
}

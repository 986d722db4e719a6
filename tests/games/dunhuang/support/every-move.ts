/** Every move that has the shape of one, legal or not, with all that a table could ask for. */
import { GOODS, type Move, SEATS, SPACES } from '../../../../src/games/dunhuang/index.ts';

let all: Move[] | undefined;

export function everyMove(): readonly Move[] {
  all ??= [
    ...GOODS.flatMap((good): Move[] => [
      { type: 'keep', good },
      { type: 'painter', discard: good },
      { type: 'musician', discard: good },
      { type: 'manichean', token: good },
      { type: 'buddhist', token: good },
      { type: 'domestic', good, to: 'hand' },
      { type: 'domestic', good, to: 'shop' },
      { type: 'give', goods: [good] },
      ...SPACES.flatMap((space): Move[] => [
        { type: 'soldier', give: good, space },
        { type: 'general', give: good, space },
      ]),
      ...GOODS.flatMap((hand): Move[] => [
        { type: 'maid', shop: good, hand },
        { type: 'give', goods: good <= hand ? [good, hand] : [hand, good] },
      ]),
    ]),
    ...SPACES.flatMap((space): Move[] => [
      { type: 'place-camel', space },
      { type: 'shepherd', space },
      { type: 'farmer', space },
    ]),
    ...SEATS.flatMap((from): Move[] => [
      { type: 'trader', from },
      { type: 'merchant', from },
    ]),
    ...Array.from({ length: 60 }, (_, steps): Move => ({ type: 'move-camel', steps })),
    { type: 'take-good', to: 'shop' },
    { type: 'take-good', to: 'hand' },
    ...(
      [
        'take-coins',
        'skip-bonus',
        'princess',
        'dancer',
        'interpreter',
        'diplomat',
        'protect',
        'yield',
        'pay',
        'decline',
        'end-turn',
      ] as const
    ).map((type): Move => ({ type })),
  ];
  return all;
}

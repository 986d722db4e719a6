/** Each step of setting up in words, with what is drawn for it. */
import {
  cropsLeftOut,
  EAST,
  PROVINCES,
  type PreparationStep,
  type Setup,
  SHIPS_OF_EAST,
  type Ships,
  START_COPPER,
  setupCounts,
} from '../../../games/yinzi/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { PlayerCount, Seat } from '../../../lib/seats.ts';
import { listed, playerName } from '../saying.ts';

export type SetupWords = WordsOf<
  | 'yinzi.setup.'
  | 'yinzi.player'
  | 'yinzi.crop.'
  | 'yinzi.factory.'
  | 'yinzi.province.'
  | 'yinzi.market.'
  | 'yinzi.box.'
  | 'people.'
  | 'storage.'
>;
export type Words = Translator<keyof SetupWords>;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Told {
  readonly text: string;
  readonly note?: string; // how the numbers are meant
  readonly drawn: readonly Fact[];
  /** What lies face down: nobody should read it before it is laid. */
  readonly hidden: readonly Fact[];
}

export interface Table {
  readonly players: PlayerCount;
  readonly names: readonly string[];
  readonly setup: Setup;
  readonly ships: Ships | undefined;
}

const plain = (text: string): Told => ({ text, drawn: [], hidden: [] });

export function tellStep(step: PreparationStep, table: Table, words: Words): Told {
  const { t } = words;
  const { players, names, setup, ships } = table;
  const counts = setupCounts(players);
  const name = (seat: Seat) => playerName(words, names, seat);
  const inOrder = (items: readonly string[]): string => items.join(', ');
  switch (step) {
    case 'urban':
      return {
        text: t('yinzi.setup.urban'),
        note: t('yinzi.setup.urban.numbers'),
        drawn: PROVINCES.map((province) => ({
          label: t(`yinzi.province.${province}`),
          value: t('yinzi.setup.tile', { n: setup.urban[province] }),
        })),
        hidden: [],
      };
    case 'crops': {
      const out = cropsLeftOut(players);
      const crops = (of: Setup['cropTrack']) => inOrder(of.map((crop) => t(`yinzi.crop.${crop}`)));
      return {
        text: t(out > 0 ? 'yinzi.setup.crops' : 'yinzi.setup.crops.all', {
          each: counts.cropsOfEach,
          n: counts.crops,
          out,
        }),
        drawn: [{ label: t('yinzi.setup.crops.track'), value: crops(setup.cropTrack) }],
        hidden: [{ label: t('yinzi.setup.pile'), value: crops(setup.cropPile) }],
      };
    }
    case 'ships': {
      const out = EAST.length * SHIPS_OF_EAST - counts.eastShips;
      const text = t(out > 0 ? 'yinzi.setup.ships' : 'yinzi.setup.ships.all', { n: counts.eastShips, out });
      if (ships === undefined) return plain(text);
      const fleet = (of: Ships['coast']) => inOrder(of.map((country) => t(`yinzi.market.${country}`)));
      const leave = { label: t('yinzi.setup.ships.leave'), value: fleet(ships.leave) };
      const stack = (n: number) => t('yinzi.setup.stack', { n });
      return {
        text,
        drawn: [
          ...(out > 0 ? [leave] : []),
          { label: t('yinzi.setup.ships.coast'), value: fleet(ships.coast) },
          ...ships.stacks.map(([top], i) => ({
            label: t('yinzi.setup.ships.top', { stack: stack(i + 1) }),
            value: fleet([top!]),
          })),
        ],
        hidden: ships.stacks.map((ofOne, i) => ({ label: stack(i + 1), value: fleet(ofOne) })),
      };
    }
    case 'factories': {
      const told = (of: Setup['factories']) =>
        inOrder(
          of.map(({ kind, colour }) =>
            t('yinzi.setup.factory', { kind: t(`yinzi.factory.${kind}`), name: name(colour) }),
          ),
        );
      return {
        text: t('yinzi.setup.factories', { n: counts.factories, open: counts.openFactories }),
        drawn: [
          { label: t('yinzi.setup.open'), value: told(setup.factories.slice(0, counts.openFactories)) },
        ],
        hidden: [{ label: t('yinzi.setup.pile'), value: told(setup.factories.slice(counts.openFactories)) }],
      };
    }
    case 'routes':
      return {
        text: t('yinzi.setup.routes', { stacks: counts.routeStacks, open: counts.openRoutes }),
        note: t('yinzi.setup.routes.numbers'),
        drawn: setup.routes.map((stack, i) => ({
          label:
            i === setup.routes.length - 1 ? t('yinzi.setup.discard') : t('yinzi.setup.stack', { n: i + 1 }),
          value: inOrder(stack.map(String)),
        })),
        hidden: [],
      };
    case 'rate':
    case 'supply':
      return plain(t(`yinzi.setup.${step}`));
    case 'player':
      return plain(t('yinzi.setup.each', { copper: START_COPPER }));
    case 'order':
      return {
        ...plain(t('yinzi.setup.order')),
        drawn: setup.order.map((seat, i) => ({ label: `${i + 1}.`, value: name(seat) })),
      };
    case 'first-factory':
      return {
        ...plain(t('yinzi.setup.first-factory', { n: players })),
        drawn: [
          {
            label: t('yinzi.setup.first-factory.order'),
            value: listed(words, setup.order.toReversed().map(name)),
          },
        ],
      };
  }
}

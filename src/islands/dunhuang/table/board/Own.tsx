import type { ComponentChildren } from 'preact';
import { Hand, Shop } from '../../../../art/index.ts';
import type { View } from '../../../../games/dunhuang/index.ts';
import { type Mark, type Marks, marked, markOf } from '../../../table/board/marks.ts';
import { ROW, useRoving } from '../../../table/board/roving.ts';
import type { BoardProps } from '../../../table/game/face.ts';
import type { Part } from '../../../table/game/words.ts';
import type { Target } from '../choosing/taps.ts';
import { useUi } from '../words/speech.ts';
import { type Pile, pilesOf, shopPiles } from './piles.ts';
import { pickedOf, Tile } from './Tile.tsx';
import './own.css';

type Zone = 'shop' | 'hand';

interface ZoneProps {
  zone: Zone;
  piles: readonly Pile[];
  marks: Marks;
  gainOf: BoardProps['gainOf'];
  children: ComponentChildren;
}

/** The whole zone as a button. What it brings is heard here and seen on the buttons below, so that the cards stay in sight. */
function Into({ zone, mark, gain }: { zone: Zone; mark: Mark; gain: readonly Part[] }) {
  const { t } = useUi();
  const into = t(`table.board.into.${zone}`);
  const label = [into, ...gain.map(({ text }) => text)].join('');
  return (
    <button {...marked(mark, `to.${zone}`, zone, 'zone-into')} aria-label={label}>
      <span>{into}</span>
    </button>
  );
}

function ZoneOf({ zone, piles, marks, gainOf, children }: ZoneProps) {
  const { t } = useUi();
  const roving = useRoving(0, ROW);
  const target: Target = `to.${zone}`;
  const mark = markOf(marks, target);
  return (
    <section
      class={`zone zone-${zone}${piles.length > 8 ? ' zone-many' : ''}`}
      aria-label={t(`table.board.own.${zone}`)}
    >
      <div class="tiles" data-drop={target} {...roving.group}>
        {piles.map((pile, index) => (
          <Tile
            key={pile.good}
            {...pile}
            {...pickedOf(marks, `${zone}.${pile.good}`)}
            stop={roving.stopAt(index)}
          />
        ))}
        {piles.length === 0 && <span class="tiles-none">{t(`table.board.own.${zone}.none`)}</span>}
      </div>
      <span class="zone-sign" data-topic={zone} aria-hidden="true">
        {children}
      </span>
      {mark !== '' && <Into zone={zone} mark={mark} gain={gainOf?.(target) ?? []} />}
    </section>
  );
}

interface OwnProps extends Pick<BoardProps, 'gainOf'> {
  view: View;
  marks: Marks;
}

/** The viewer's own shop and hand. */
export function Own({ view, marks, gainOf }: OwnProps) {
  const seat = view.seats[view.seat!]!;
  return (
    <div class="own">
      <ZoneOf zone="shop" piles={shopPiles(seat)} marks={marks} gainOf={gainOf}>
        <Shop />
      </ZoneOf>
      <ZoneOf zone="hand" piles={pilesOf(seat.known)} marks={marks} gainOf={gainOf}>
        <Hand />
      </ZoneOf>
    </div>
  );
}

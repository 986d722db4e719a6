import { Camel, Ground } from '../../../../art/index.ts';
import type { Space, View } from '../../../../games/dunhuang/index.ts';
import { type Marks, markOf } from '../../../table/board/marks.ts';
import { ROUND, useRoving } from '../../../table/board/roving.ts';
import { spaceTarget } from '../choosing/taps.ts';
import { useUi } from '../words/speech.ts';
import { Middle } from './Middle.tsx';
import { Offer, offeredTo } from './Offer.tsx';
import { SpaceButton } from './SpaceButton.tsx';
import { tollTo } from './tolls.ts';
import './middle.css';
import './ring.css';
import './camel.css';

interface Props {
  view: View;
  marks: Marks;
}

/** The circle: eight characters, the market card at each, the camel, and what lies in the middle. */
export function Ring({ view, marks }: Props) {
  const { t } = useUi();
  const roving = useRoving(view.camel ?? 0, ROUND);
  const offered = offeredTo(view);
  return (
    <section class="ring" aria-label={t('table.board.circle')}>
      <div class="ring-ground">
        <Ground />
      </div>
      <ol class="ring-spaces" {...roving.group}>
        {view.circle.map((id, at) => {
          const space = at as Space;
          const toll = tollTo(space, view, marks.lit);
          return (
            <li key={id} class={`at at-${space}`}>
              <SpaceButton
                space={space}
                id={id}
                card={view.market[space] ?? null}
                here={view.camel === space}
                byCard={view.ask === 'bonus' && view.camel !== space}
                steps={toll?.steps}
                coins={toll?.coins}
                mark={markOf(marks, spaceTarget(space))}
                stop={roving.stopAt(space)}
              />
            </li>
          );
        })}
      </ol>
      {view.camel !== null && (
        <div class={`camel at at-${view.camel}`} data-topic="camel" data-drag="">
          <Camel />
        </div>
      )}
      {offered.length > 0 ? (
        <Offer goods={offered} marks={marks} />
      ) : (
        <Middle view={view} mark={markOf(marks, 'coins')} />
      )}
    </section>
  );
}

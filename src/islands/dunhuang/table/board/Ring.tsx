import { Camel, Character, Coins, GoodCard, Ground } from '../../../../art/index.ts';
import type { Space, View } from '../../../../games/dunhuang/index.ts';
import type { Toll } from '../choosing/chooser.ts';
import { spaceTarget } from '../choosing/targets.ts';
import { type Ui, useUi } from '../ui.ts';
import { Middle } from './Middle.tsx';
import { type Marks, marked } from './marks.ts';
import { ROUND, useRoving } from './roving.ts';
import './ring.css';

interface Props {
  view: View;
  marks: Marks;
  tolls?: ReadonlyMap<Space, Toll> | undefined;
}

/** All that is to be seen at a space, in words. */
function describe(
  { t, plural, good, character }: Ui,
  view: View,
  space: Space,
  toll: Toll | undefined,
): string {
  const card = view.market[space];
  const parts = [
    t('table.board.space', { n: space + 1, character: character(view.circle[space]!) }),
    card == null ? t('table.board.space.empty') : t('table.board.space.card', { good: good(card) }),
    view.camel === space && t('table.board.space.camel'),
    toll && `${plural('table.board.steps', toll.steps)}, ${plural('table.board.toll', toll.coins)}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** The circle: eight characters, the market card at each, the camel, and what lies in the middle. */
export function Ring({ view, marks, tolls }: Props) {
  const ui = useUi();
  const roving = useRoving(view.camel ?? 0, ROUND);
  return (
    <section class="ring" aria-label={ui.t('table.board.circle')}>
      <div class="ring-ground">
        <Ground />
      </div>
      <ol class="ring-spaces" {...roving.group}>
        {view.circle.map((id, at) => {
          const space = at as Space;
          const card = view.market[space];
          const toll = tolls?.get(space);
          const here = view.camel === space;
          return (
            <li key={id} class={`at at-${space}`}>
              <button
                {...marked(marks, spaceTarget(space), `character.${id}`, here ? 'space space-here' : 'space')}
                {...roving.item(space)}
                aria-label={describe(ui, view, space, toll)}
              >
                <Character id={id} class="space-face" />
                <span class="space-name">{ui.character(id)}</span>
                {card == null ? (
                  <span class="space-card space-hole" />
                ) : (
                  <span class="space-card" data-thing={`good.${card}`}>
                    <GoodCard n={card} />
                  </span>
                )}
                {toll && (
                  <span class="space-toll">
                    <Coins n={toll.coins} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {view.camel !== null && (
        <div class={`camel at at-${view.camel}`} data-thing="camel" data-drag="camel">
          <Camel />
        </div>
      )}
      <Middle view={view} marks={marks} />
    </section>
  );
}

import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { Character } from '../../../art/index.ts';
import { CircleCode } from '../CircleCode.tsx';
import { SPACE_COUNT, spaceAfter, tileOf } from './circle.ts';
import { useDrag } from './drag.ts';
import { useGlide } from './glide.ts';
import { Mark } from './Mark.tsx';
import { tellSpace } from './sentences.ts';
import { useUi } from './ui.ts';
import './circle.css';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Eight medallions in a ring: one stop for the keyboard, and from there round with the arrows. */
export function Circle() {
  const ui = useUi();
  const { model, t } = ui;
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(useCallback((tile, space) => model.move(tile, space), [model]));
  const circle = model.circle.value;
  const selected = model.selected.value;
  const stop = selected === undefined ? 0 : model.spaceOf(selected);
  useGlide(list, circle);

  const focusSpace = (space: number) => list.current!.querySelectorAll('button')[space]!.focus();
  // Tiles that change places on the table do so in the page as well, and would lose the focus.
  const carried = useRef<number | undefined>();
  useLayoutEffect(() => {
    if (carried.current !== undefined) focusSpace(carried.current);
    carried.current = undefined;
  }, [circle]);

  function onKeyDown(event: KeyboardEvent, space: number): void {
    const steps = ARROWS[event.key];
    const edge = { Home: 0, End: SPACE_COUNT - 1 }[event.key];
    if (steps === undefined && edge === undefined) return;
    event.preventDefault();
    const to = edge ?? spaceAfter(space, steps!);
    if (event.shiftKey) {
      carried.current = to;
      model.move(tileOf(circle[space]!), to);
    } else focusSpace(to);
  }

  return (
    <div class="ring-frame">
      <ol class="setup-ring" ref={list} aria-label={t('setup.circle')}>
        {circle.map((id, space) => {
          const tile = tileOf(id);
          const chosen = selected === tile;
          return (
            <li
              key={tile}
              data-tile={tile}
              class={`place place-${space}${drag.over.value === space ? ' place-over' : ''}`}
            >
              <button
                type="button"
                class="medallion"
                tabIndex={space === stop ? 0 : -1}
                aria-label={tellSpace(model, ui, id)}
                aria-pressed={chosen}
                aria-describedby="setup-keys"
                onClick={() => drag.wasDragged() || model.select(tile)}
                onKeyDown={(event) => onKeyDown(event, space)}
                onPointerDown={(event) => drag.start(event, tile, chosen)}
                onPointerMove={(event) => drag.move(event, list.current!)}
                onPointerUp={drag.end}
                onPointerCancel={drag.cancel}
              >
                <span class="face" key={id}>
                  <Character id={id} size={96} />
                </span>
                {model.isLocked(id) && (
                  <span class="padlock">
                    <Mark name="lock" />
                  </span>
                )}
                <span class="name">{t(`character.${id}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <div class="ring-middle">
        <output class="ring-code" aria-label={t('setup.code.label')}>
          <CircleCode code={model.code.value} />
        </output>
        <button type="button" class="button button--main chrome" onClick={model.deal}>
          {t(model.locked.value.length > 0 ? 'setup.again' : 'setup.deal')}
        </button>
      </div>
      <p id="setup-keys" class="unseen">
        {t('setup.keys')}
      </p>
    </div>
  );
}

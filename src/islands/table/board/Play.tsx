import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../../dunhuang/table/board/Board.tsx';
import { createChooser } from '../choosing/chooser.ts';
import { useUi } from '../ui/ui.ts';
import { Action } from './Action.tsx';
import { useKeptFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { Spoken } from './LiveRegion.tsx';
import { TopBar } from './TopBar.tsx';
import type { PlayProps } from './types.ts';

/** A game in play: the board, and the person before it choosing. */
export function Play({ session, oneTap, onLeave, curtain, ending, news, side }: PlayProps) {
  const ui = useUi();
  const quick = useRef(oneTap);
  quick.current = oneTap;
  const chooser = useMemo(() => createChooser(session, () => quick.current), [session]);
  const stage = session.stage.value;
  const { tapped, lit } = chooser.choice.value;
  useKeys(session, chooser, ui);
  useKeptFocus();

  // The board never leaves the page's first screen, whatever scrolled it.
  useEffect(() => scrollTo(0, 0), []);

  if (stage.at === 'curtain') return <>{curtain}</>;
  return (
    <>
      <Board
        view={session.view.value}
        players={session.game.value.players}
        lit={lit}
        tapped={tapped}
        tolls={chooser.tolls.value}
        onTap={chooser.tap}
        onDrag={stage.at === 'person' ? chooser.drag : undefined}
        onPoint={chooser.point}
        happened={session.happened.value}
        open={stage.at === 'over'}
        bar={<TopBar session={session} chooser={chooser} onLeave={onLeave} />}
        action={
          stage.at === 'over' ? (
            ending
          ) : (
            <>
              {news}
              <Action session={session} chooser={chooser} />
            </>
          )
        }
        side={side}
      />
      <Spoken session={session} />
    </>
  );
}

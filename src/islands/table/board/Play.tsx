import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { type Advised, createChooser } from '../choosing/chooser.ts';
import type { Target } from '../game/face.ts';
import type { Session } from '../game/types.ts';
import { Since } from '../log/Since.tsx';
import { useBoard, useUi } from '../ui/context.ts';
import { Action } from './Action.tsx';
import { createAsked } from './asked.ts';
import { useKeptFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { useSteadyHands } from './presses.ts';
import { useStanding } from './standing.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  session: Session;
  /** Back to all games. */
  onLeave: () => void;
  /** The first tap plays, without a preview to confirm. */
  oneTap: boolean;
  /** What lies over the board, whatever it is. */
  covered: unknown;
  /** Shown in place of the board while the device is passed on. */
  curtain?: ComponentChildren;
  /** Shown in place of what can be done, when the game is over. */
  ending?: ComponentChildren;
  /** Advice that is to be seen on the board. */
  advised?: Advised | undefined;
  /** The bar above the board, where it is not the table's own. */
  bar?: ComponentChildren;
  /** What stands above what can be done, and below the end. */
  above?: ComponentChildren;
  /** Shown in place of what can be done; then the board is only looked at. */
  instead?: ComponentChildren;
  /** The log, where there is room for it. */
  side?: ComponentChildren;
}

/** A game in play: the board, and the person before it choosing. */
export function Play(props: Props) {
  const { session, oneTap, onLeave, covered, curtain, ending, advised, bar, above, instead, side } = props;
  const ui = useUi();
  const board = useBoard();
  const quick = useRef(oneTap);
  quick.current = oneTap;
  const chooser = useMemo(() => createChooser(session, board, () => quick.current), [session]);
  useEffect(() => {
    if (advised) chooser.suggest(advised);
  }, [chooser, advised]);
  const stage = session.stage.value;
  const { tapped, lit } = chooser.choice.value;
  const asked = useMemo(() => createAsked(session, chooser, board, ui), [session, chooser, board, ui]);
  const said = useStanding(session, board, ui);
  const viewer = session.viewer.value;
  const news = useMemo(() => said.filter(({ near }) => near !== viewer), [said, viewer]);
  const near = useMemo(() => news.flatMap((one) => one.near ?? []), [news]);
  useKeys(session, chooser, board, ui);
  useKeptFocus();
  const pressable = useCallback(
    () => [session.legal.value, session.stage.value.at, chooser.ready.value],
    [session, chooser],
  );
  useSteadyHands(pressable, covered);

  // What was chosen and stood in question is chosen anew.
  useEffect(() => {
    if (!instead) chooser.clear();
  }, [!instead]);

  // The board never leaves the page's first screen, whatever scrolled it.
  useEffect(() => scrollTo(0, 0), []);

  const gainOf = (target: Target) => {
    const move = chooser.moveWith(target);
    return (move && board.gain?.(chooser.foresee(move), ui)) ?? [];
  };
  /** What cannot be chosen may have something to tell. */
  const tap = (target: Target) => {
    const topic = lit.has(target) || tapped.includes(target) ? undefined : board.topicOf?.(target);
    if (topic) board.explain(topic);
    else chooser.tap(target);
  };

  if (stage.at === 'curtain') return <>{curtain}</>;
  return (
    <>
      <board.Board
        view={session.view.value}
        players={session.game.value.players}
        lit={instead ? undefined : lit}
        tapped={tapped}
        onTap={instead ? undefined : tap}
        onDrag={stage.at === 'person' && !instead ? chooser.drag : undefined}
        onPoint={chooser.point}
        gainOf={gainOf}
        preview={chooser.preview.value}
        refused={chooser.refused.value}
        offerAt={chooser.moveWith}
        happened={session.happened.value}
        near={near}
        open={stage.at === 'over'}
        over={stage.at === 'over'}
        bar={bar ?? <TopBar session={session} chooser={chooser} onLeave={onLeave} />}
        action={
          instead ||
          (stage.at === 'over' ? (
            <>
              {ending}
              {above}
            </>
          ) : (
            <>
              {above}
              <Since
                session={session}
                said={news}
                hidden={tapped.length > 0 || chooser.advised.value !== undefined}
                roomy={stage.at === 'person' && asked.value.bare}
              />
              <Action session={session} chooser={chooser} asked={asked} said={news} />
            </>
          ))
        }
        side={side}
      />
      <LiveRegion session={session} said={news} />
    </>
  );
}

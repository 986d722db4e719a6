/** How the pieces of this board move: boats slide and turn with all that is on them, heirs walk, goods and coins fly. */
import { type GameEvent, type Lying, type Square, squaresOf } from '../../../../games/dragon-market/index.ts';
import { angleOf, centreOf } from '../../../../reference/dragon-market/geometry.ts';
import { EASE, FLIGHT, type Flight, fly, LONGEST } from '../../../table/board/fly.ts';
import type { LogEntry } from '../../../table/game/types.ts';

const TIMING = { duration: FLIGHT, easing: EASE } as const;

const between = (from: Square, to: Square): string => {
  const [a, b] = [centreOf(from), centreOf(to)];
  return `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
};

/** Whatever lies on its own square, from another to there. */
const glide = (piece: Element | null, from: Square, to: Square): void => {
  if (from !== to) piece?.animate([{ transform: between(from, to) }, { transform: 'none' }], TIMING);
};

/** The short way round. */
function poseOf({ at, heading }: Lying, near: number): { transform: string; angle: number } {
  const { x, y } = centreOf(at);
  let angle = angleOf(heading);
  while (angle - near > 180) angle -= 360;
  while (angle - near <= -180) angle += 360;
  return { transform: `translate(${x}px, ${y}px) rotate(${angle}deg)`, angle };
}

type Moved = Extract<GameEvent, { type: 'boat-moved' }>;

function moveBoat(root: HTMLElement, { boat, from, to, carried }: Moved): void {
  const start = poseOf(from, angleOf(from.heading));
  const end = poseOf(to, start.angle);
  const hull = root.querySelector(`[data-boat="${boat}"]`);
  hull?.animate([{ transform: start.transform }, { transform: end.transform }], TIMING);
  const was = squaresOf(boat, from.at, from.heading);
  const is = squaresOf(boat, to.at, to.heading);
  for (const place of [1, 2]) {
    glide(root.querySelector(`[data-pile="${boat}.${place - 1}"]`), was[place]!, is[place]!);
  }
  glide(root.querySelector(`[data-number="${boat}"]`), from.at, to.at);
  for (const seat of carried) {
    const heir = root.querySelector<SVGElement>(`[data-heir="${seat}"]`);
    const place = is.indexOf(Number(heir?.dataset['square']));
    if (place >= 0) glide(heir, was[place]!, is[place]!);
  }
}

/** A walk is several moves one shortly after another: they are shown as one. */
let walk: { seat: number; squares: Square[]; time: number } | undefined;

function moveHeir(root: HTMLElement, seat: number, from: Square, to: Square): void {
  const now = performance.now();
  const goesOn = walk?.seat === seat && walk.squares.at(-1) === from && now - walk.time < FLIGHT;
  walk = { seat, squares: goesOn ? [...walk!.squares, to] : [from, to], time: now };
  const frames = walk.squares.map((square) => ({ transform: between(square, to) }));
  root
    .querySelector(`[data-heir="${seat}"]`)
    ?.animate(frames, { duration: Math.min(LONGEST, 140 + 60 * frames.length), easing: 'ease-in-out' });
}

function flightOf(root: HTMLElement, event: GameEvent, sideOf: (seat: number) => Element | null): Flight[] {
  if (event.type === 'took') {
    const from = root.querySelector(`#square-${event.at}`);
    return [{ kind: 'good', from, to: sideOf(event.seat), picture: goodPicture(root, event) }];
  }
  if (event.type === 'coins-taken') {
    const from = event.from === null ? root.querySelector('.turn-stock') : sideOf(event.from);
    return [{ kind: 'coin', from, to: sideOf(event.seat), picture: root.querySelector('.turn-stock svg') }];
  }
  return [];
}

/** The good as it now stands at who took it. */
const goodPicture = (root: HTMLElement, { kind }: { kind: number }): Element | null =>
  root.querySelector(`.side-have[data-kind-of$=".${kind}"] svg`);

interface Happened extends LogEntry {
  readonly events: readonly GameEvent[];
}

export function showMotion(root: HTMLElement, { events }: Happened): void {
  const sides = root.querySelectorAll('[data-side]');
  const teams = root.querySelectorAll('.side-seat').length > sides.length;
  const sideOf = (seat: number): Element | null => sides[teams ? seat % 2 : seat] ?? null;
  for (const event of events) {
    if (event.type === 'boat-moved') moveBoat(root, event);
    if (event.type === 'heir-moved') moveHeir(root, event.seat, event.from, event.to);
    if (event.type === 'swapped') {
      glide(root.querySelector(`[data-heir="${event.seat}"]`), event.from, event.to);
      glide(root.querySelector(`[data-heir="${event.with}"]`), event.to, event.from);
    }
  }
  fly(
    root,
    events.flatMap((event) => flightOf(root, event, sideOf)),
  );
}

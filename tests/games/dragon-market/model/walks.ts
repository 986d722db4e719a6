/** Where an heir may go, by the text. */
import type { Move, Position } from '../../../../src/games/dragon-market/index.ts';
import { contains, homeOf, hullOf, isPontoon, numberOf, type Spot, sameSpot, spotOf } from './water.ts';

const around = ({ x, y }: Spot): Spot[] => [
  { x, y: y - 1 },
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
];
const corners = ({ x, y }: Spot): Spot[] => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
  { x: x - 1, y: y + 1 },
];

export interface Scene {
  readonly here: Spot;
  readonly home: Spot;
  readonly sailors: readonly Spot[];
  readonly piles: readonly Spot[];
  readonly others: readonly Spot[]; // heirs
}

export function sceneOf({ boats, heirs, players, toMove }: Position): Scene {
  return {
    here: spotOf(heirs[toMove]!),
    home: homeOf(players, toMove),
    sailors: boats.map(({ at }) => spotOf(at)),
    piles: boats.flatMap((hull, i) => hullOf(i, hull).slice(1)),
    others: heirs.filter((_, seat) => seat !== toMove).map(spotOf),
  };
}

const carries = ({ piles, home }: Scene, spot: Spot): boolean =>
  contains(piles, spot) || sameSpot(home, spot);
const isFree = (scene: Scene, spot: Spot): boolean => carries(scene, spot) && !contains(scene.others, spot);

/** Every square that plain steps reach in exactly or at most so many, over other heirs or not. */
function reach(scene: Scene, from: Spot, steps: number): Spot[] {
  let found = [from];
  for (let n = 0; n < steps; n++) {
    const next = found.flatMap(around).filter((spot) => carries(scene, spot));
    found = [...found, ...next].filter((spot, i, all) => all.findIndex((one) => sameSpot(one, spot)) === i);
  }
  return found;
}

export const isPassing = (scene: Scene): boolean => contains(scene.others, scene.here);

/** `budget` is what may still be spent: points, and the coins that can be made into some. */
export function steps(scene: Scene, budget: number): Move[] {
  return around(scene.here)
    .filter((spot) => carries(scene, spot))
    .filter((spot) => isFree(scene, spot) || reach(scene, spot, budget - 1).some((end) => isFree(scene, end)))
    .map((spot) => ({ type: 'step', to: numberOf(spot) }));
}

export const diagonals = (scene: Scene): Move[] =>
  corners(scene.here)
    .filter((spot) => isFree(scene, spot))
    .map((spot) => ({ type: 'diagonal', to: numberOf(spot) }));

/** Over one square of open sea in a straight line. */
export const jumps = (scene: Scene): Move[] =>
  around(scene.here).flatMap((over): Move[] => {
    const to = { x: 2 * over.x - scene.here.x, y: 2 * over.y - scene.here.y };
    const sea = !contains([...scene.piles, ...scene.sailors], over) && !isPontoon(over);
    return sea && isFree(scene, to) ? [{ type: 'jump', to: numberOf(to) }] : [];
  });

/** Over a sailor next to the heir, to a free square next to the sailor; where one stands oneself is not free. */
export const crossings = (scene: Scene): Move[] =>
  around(scene.here)
    .filter((over) => contains(scene.sailors, over))
    .flatMap((over) =>
      around(over)
        .filter((to) => isFree(scene, to) && !sameSpot(to, scene.here))
        .map((to): Move => ({ type: 'cross', over: numberOf(over), to: numberOf(to) })),
    );

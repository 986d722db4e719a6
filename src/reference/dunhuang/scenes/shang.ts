/** The worked examples of the 商 page: Bo adds a bamboo where Mei holds the token, 商 up. */
import { arrive, type SceneSpec, type Step, table } from './spec.ts';

interface Tie {
  readonly by: 'manichean' | 'buddhist';
  readonly bamboos: 1 | 2;
  readonly coins?: number;
  readonly walk?: number;
  readonly after: readonly Step[];
}

const boAdds = ({ by, bamboos, coins = 6, walk = 1, after }: Tie): SceneSpec => ({
  position: table({
    at: by,
    walk,
    market: { 0: 6 },
    toMove: 1,
    mei: { shop: [6, 6], tokens: { 6: 'shang' } },
    bo: { shop: Array(bamboos).fill(6), coins },
  }),
  steps: [...arrive(walk, 'shop'), ...after],
  frames: after.length > 0 ? [0, 2, 3] : [0, 2],
  seats: [0, 1],
});

export const SHANG_SCENES = {
  'shang-protect': boAdds({ by: 'manichean', bamboos: 1, after: [{ type: 'protect' }] }),
  'shang-more': boAdds({ by: 'manichean', bamboos: 2, after: [] }),
  'shang-pay': boAdds({ by: 'buddhist', bamboos: 1, coins: 4, after: [{ type: 'pay' }] }),
  'shang-short': boAdds({ by: 'buddhist', bamboos: 1, coins: 3, walk: 3, after: [{ type: 'take-coins' }] }),
} satisfies Record<string, SceneSpec>;

export type ShangScene = keyof typeof SHANG_SCENES;

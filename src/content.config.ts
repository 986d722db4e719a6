import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const page = {
  description: z.string().min(20).max(200),
  order: z.number().int().positive(),
  /** What people call these things when the page does not: search finds the page by them. */
  words: z.string(),
  /** In a translation: the fingerprint of the English page it was made from (`npm run translated`). */
  translates: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
};

/** The pages of a game's rules, in `content/<game>/{en,nl}/`. */
const rulesOf = (game: string) =>
  defineCollection({
    loader: glob({ base: `./content/${game}`, pattern: '*/*.mdx' }),
    schema: z.object({ ...page, title: z.string().max(60), nav: z.string().max(24) }),
  });

/** The sixteen characters, in `content/dunhuang/{en,nl}/characters/`; their names are among the words of the site. */
const characters = defineCollection({
  loader: glob({ base: './content/dunhuang', pattern: '*/characters/*.mdx' }),
  schema: z.object({
    ...page,
    /** The whole character in one line; all sixteen stand on one phone screen. */
    effect: z.string().max(80),
    /** What the frames of "see it happen" show, one sentence or two each. */
    scene: z.array(z.string()).min(2).max(3),
  }),
});

export const collections = {
  rules: rulesOf('dunhuang'),
  characters,
  'dragon-market': rulesOf('dragon-market'),
  yinzi: rulesOf('yinzi'),
};

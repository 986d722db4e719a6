import { z } from 'astro/zod';

/** A flat file of dotted keys, each with something to say. */
export const wordsSchema = z.record(
  z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/, 'A key is dotted, like "nav.rules".'),
  z
    .string()
    .min(1)
    .refine((text) => text === text.trim(), 'A text has no space around it.'),
);

import type { APIRoute } from 'astro';
import { GROUPS, type Group, toSprite } from '../../art/format.ts';
import { sourcesOf } from '../../art/pieces.ts';

export function getStaticPaths() {
  return GROUPS.map((group) => ({ params: { group } }));
}

/** The sprite of a group, built from the files of its folder. */
export const GET: APIRoute = ({ params }) =>
  new Response(toSprite(sourcesOf(params['group'] as Group)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

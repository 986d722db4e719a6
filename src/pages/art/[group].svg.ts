import type { APIRoute } from 'astro';
import { GROUPS, toSprite } from '../../art/format.ts';

const files = import.meta.glob<string>('../../art/pieces/*/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function getStaticPaths() {
  return GROUPS.map((group) => ({ params: { group } }));
}

/** The sprite of a group, built from the files of its folder. */
export const GET: APIRoute = ({ params }) => {
  const folder = `../../art/pieces/${params['group']}/`;
  const pieces = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, source]) => [path.slice(folder.length, -'.svg'.length), source] as const);
  return new Response(toSprite(Object.fromEntries(pieces)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};

/** All puzzles, one a line (src/islands/dunhuang/puzzles/puzzle-text.ts reads them): fetched by the page that needs them. */
import type { APIRoute } from 'astro';
import puzzles from '../../islands/dunhuang/puzzles/puzzles.txt?raw';

export const GET: APIRoute = () => new Response(puzzles);

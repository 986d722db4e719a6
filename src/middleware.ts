import { defineMiddleware } from 'astro:middleware';
import { gzipSync } from 'node:zlib';
import budgets from '../budgets.json';
import { bringPiecesAlong } from './art/bring-along.ts';
import { budgetFor } from './build/budget.ts';
import { letModulesWait, orderHead } from './build/head-order.ts';
import { keepEarlyPresses } from './build/inline-scripts.ts';
import { trimPolicy } from './build/policy.ts';

/** For the names of scripts, which are known, and written into the page, when everything is built. */
const WRITTEN_LATER = 384;

export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const html = trimPolicy(letModulesWait(orderHead(keepEarlyPresses(await response.text()))));
  // A page that would weigh too much with its pieces leaves them in the sprites.
  const whole = bringPiecesAlong(html);
  const page = url.pathname.slice(import.meta.env.BASE_URL.length);
  const most = (budgetFor<{ html?: number }>(page, budgets.pages).html ?? 0) - WRITTEN_LATER;
  return new Response(gzipSync(whole, { level: 9 }).length <= most ? whole : html, response);
});

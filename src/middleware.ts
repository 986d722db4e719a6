import { defineMiddleware } from 'astro:middleware';
import { gzipSync } from 'node:zlib';
import budgets from '../budgets.json';
import { bringPiecesAlong } from './art/bring-along.ts';
import { letModulesWait, orderHead } from './build/head-order.ts';
import { keepEarlyPresses } from './build/inline-scripts.ts';
import { trimPolicy } from './build/policy.ts';

/** What any page may weigh: one that would weigh more with its pieces leaves them in the sprites. */
const MOST = budgets.pages.find(({ pages }) => pages === '/**')!.html!;
/** For the names of scripts, which are known, and written into the page, when everything is built. */
const WRITTEN_LATER = 384;

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const html = trimPolicy(letModulesWait(orderHead(keepEarlyPresses(await response.text()))));
  const whole = bringPiecesAlong(html);
  return new Response(gzipSync(whole, { level: 9 }).length <= MOST - WRITTEN_LATER ? whole : html, response);
});

import { defineMiddleware } from 'astro:middleware';
import { letModulesWait, orderHead } from './lib/head-order.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(letModulesWait(orderHead(await response.text())), response);
});

import { defineMiddleware } from 'astro:middleware';
import { orderHead } from './lib/head-order.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(orderHead(await response.text()), response);
});

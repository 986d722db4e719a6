/** The licences of all that the site is served with, in full. */
import type { APIRoute } from 'astro';
import { type Credit, creditFor, FONTS, SOFTWARE } from '../build/credits.ts';

const section = ({ name, by, version, licence, text }: Credit): string =>
  `${name} ${version}\n${by}\n${licence}\n\n${text}\n`;

const RULE = `\n${'='.repeat(80)}\n\n`;

export const GET: APIRoute = () =>
  new Response([...SOFTWARE, ...FONTS].map(creditFor).map(section).join(RULE));

/** What a phone keeps about the site when it is installed, in the language it was installed from. */
import type { APIRoute } from 'astro';
import { words } from '../../i18n/index.ts';
import { everyLanguage, type Lang } from '../../lib/languages.ts';
import { tokenColours } from '../../lib/theme-colours.ts';
import { localePath, url } from '../../lib/url.ts';

export const getStaticPaths = everyLanguage;

const ICONS = ['any', 'maskable'].flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: url(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

export const GET: APIRoute = ({ params }) => {
  const lang = params['lang'] as Lang;
  const { t } = words(lang);
  return Response.json({
    id: url('/'),
    name: t('home.title'),
    short_name: t('site.name'),
    description: t('home.description'),
    lang,
    start_url: localePath(lang, '/'),
    scope: url('/'),
    display: 'standalone',
    background_color: tokenColours('paper').light,
    theme_color: tokenColours('plaster').light,
    icons: ICONS,
  });
};

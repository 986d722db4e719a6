/** What a phone keeps about the site when it is installed, in the language it was installed from. */
import type { APIRoute } from 'astro';
import { SCREENSHOTS, screenshotFile } from '../../build/screenshots.ts';
import { tokenColours } from '../../build/theme-colours.ts';
import { words } from '../../i18n/index.ts';
import { everyLanguage, type Lang } from '../../lib/languages.ts';
import { localePath, url } from '../../lib/url.ts';
import { navPage } from '../../site/navigation.ts';

export const getStaticPaths = everyLanguage;

const ICONS = ['any', 'maskable'].flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: url(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** Where a long press on the icon leads: what is asked for at a table. */
const SHORTCUTS = ['characters', 'score', 'table'] as const;

export const GET: APIRoute = ({ params }) => {
  const lang = params['lang'] as Lang;
  const { t } = words(lang);
  return Response.json({
    id: url('/'),
    name: t('home.title'),
    short_name: t('site.name'),
    description: t('home.description'),
    lang,
    dir: 'ltr',
    start_url: localePath(lang, '/'),
    scope: url('/'),
    display: 'standalone',
    categories: ['games', 'utilities'],
    background_color: tokenColours('paper').light,
    theme_color: tokenColours('plaster').light,
    icons: ICONS,
    shortcuts: SHORTCUTS.map(navPage)
      .filter(({ open }) => open)
      .map(({ id, path }) => ({
        name: t(`nav.${id}`),
        url: localePath(lang, path),
        icons: ICONS.filter(({ purpose, sizes }) => purpose === 'any' && sizes === '192x192'),
      })),
    screenshots: SCREENSHOTS.map((shot) => ({
      src: url(screenshotFile(lang, shot)),
      sizes: `${shot.width}x${shot.height}`,
      type: 'image/png',
      form_factor: shot.form,
      label: t(`nav.${shot.page}`),
    })),
  });
};

/** What the search offers before anything is asked: the most wanted pages of the game somebody is in. */
import { words } from '../../i18n/every-game.ts';
import type { Lang } from '../../lib/languages.ts';
import type { GameId } from '../../site/games.ts';
import { navPage } from '../../site/navigation.ts';
import * as dragonMarket from '../dragon-market/pages.ts';
import * as dunhuang from '../dunhuang/pages.ts';
import { slugOf } from '../rules/pages.ts';
import * as yinzi from '../yinzi/pages.ts';

export interface Useful {
  readonly path: string;
  readonly title: string;
  readonly hint: string;
}

interface Rules<Page> {
  rulesPages(lang: Lang): Promise<readonly Page[]>;
  rulesPath(page: Page): string;
}
type AnyPage = { readonly id: string; readonly data: { readonly nav: string; readonly description: string } };

async function pagesOf<Page extends AnyPage>(rules: Rules<Page>, lang: Lang, slugs: readonly string[]) {
  const pages = (await rules.rulesPages(lang)).filter((page) => slugs.includes(slugOf(page)));
  return pages.map(
    (page): Useful => ({ path: rules.rulesPath(page), title: page.data.nav, hint: page.data.description }),
  );
}

export async function usefulIn(game: GameId, lang: Lang): Promise<Useful[]> {
  const { t } = words(lang);
  if (game === 'dragon-market')
    return pagesOf(dragonMarket, lang, ['turn', 'boats', 'heirs', 'advanced', 'rulings']);
  if (game === 'yinzi')
    return pagesOf(yinzi, lang, ['round', 'fortune', 'work', 'advancements', 'round-end']);
  const characters = {
    path: navPage('characters').path,
    title: t('characters.title'),
    hint: t('characters.description'),
  };
  return [characters, ...(await pagesOf(dunhuang, lang, ['turn', 'majority', 'shang', 'scoring']))];
}

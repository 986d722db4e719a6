/** What the small index of a language holds. */
import terms from '../../../content/dunhuang/terms.json';
import { GOODS } from '../../games/dunhuang/index.ts';
import { words } from '../../i18n/dunhuang/index.ts';
import { LANGUAGES, type Lang } from '../../lib/languages.ts';
import { type Entry, toEntry } from '../../lib/search/names.ts';
import { openPages } from '../../site/navigation.ts';
import { characterPages, characterPath, rulesPages, rulesPath } from '../dunhuang/pages.ts';
import { outline } from '../rules/outline.ts';

/** These rooms are listed by their own pages. */
const LISTED = ['rules'];

export async function searchEntries(lang: Lang): Promise<Entry[]> {
  const { t } = words(lang);
  const others = LANGUAGES.filter((other) => other !== lang).map((other) => words(other));

  const characters = (await characterPages(lang)).map(({ character, data }) => ({
    kind: 'character' as const,
    title: t(`character.${character}`),
    path: characterPath(character),
    hint: data.effect,
    also: others.map((other) => other.t(`character.${character}`)).join(' '),
    words: data.words,
  }));

  const pages = await rulesPages(lang);
  const chapters = pages.map((page) => ({
    kind: 'page' as const,
    title: page.data.nav,
    path: rulesPath(page),
    hint: page.data.description,
    also: '',
    words: `${page.data.title} ${page.data.words}`,
  }));

  const rules = pages.flatMap((page) =>
    outline(page.body ?? '').map(({ id, title, words }) => ({
      kind: 'rule' as const,
      title,
      path: `${rulesPath(page)}#${id}`,
      hint: page.data.nav,
      also: '',
      words: `${words} ${id.replaceAll(/[.-]/g, ' ')}`,
    })),
  );

  const rooms = openPages()
    .filter(({ id }) => !LISTED.includes(id))
    .map(({ id, path }) => ({
      kind: 'page' as const,
      title: t(`nav.${id}`),
      path,
      hint: t('site.name'),
      also: '',
      words: '',
    }));

  const glossary = terms.map((term) => ({
    kind: 'term' as const,
    title: term[lang],
    path: `/dunhuang/${term.page}`,
    hint: term.meaning[lang],
    also: LANGUAGES.filter((other) => other !== lang)
      .map((other) => term[other])
      .join(' '),
    words: '',
  }));

  const goods = GOODS.map((n) => ({
    kind: 'good' as const,
    title: t(`good.${n}`),
    path: '/dunhuang/rules/box/',
    hint: t('search.good', { n }),
    also: others.map((other) => other.t(`good.${n}`)).join(' '),
    words: String(n),
  }));

  return [...characters, ...chapters, ...rules, ...rooms, ...glossary, ...goods].map(toEntry);
}

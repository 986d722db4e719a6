/** Whoever looks something up in the middle of a turn reads one line: it has to be the answer, and true. */
import { describe, expect, it } from 'vitest';
import sources from '../../content/dunhuang/sources.json';
import { read } from '../../scripts/translations.ts';
import { SOURCES, sourcesOf } from '../../src/components/dunhuang/sources.ts';
import { outline } from '../../src/components/rules/outline.ts';
import {
  CHARACTERS,
  type CharacterId,
  FIXED_RULINGS,
  goodsInGame,
  RULE_IDS,
  SELECTABLE_RULINGS,
} from '../../src/games/dunhuang/index.ts';
import { LANGUAGES, type Lang } from '../../src/lib/languages.ts';
import { sitePages } from './site.ts';

const effect = (id: CharacterId, lang: Lang = 'en') =>
  /^effect: "?(.*?)"?$/m.exec(read(lang, `characters/${id}`))![1]!;

/** What a page says, without what it is made of. */
const prose = (text: string) =>
  text
    .replace(/^---.*?^---$/ms, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');

/** The first sentence below a rule's heading: what search shows, and what is read first. */
function firstSentences(text: string) {
  return outline(text).map(({ id }) => {
    const from = text.indexOf(`id="${id}"`);
    const below = prose(text.slice(text.indexOf('>', text.indexOf('</', from)) + 1)).trim();
    const [paragraph = ''] = below.split('\n\n');
    return { id, sentence: paragraph.split(/(?<=[.?!]\**) /)[0]!.trim() };
  });
}

describe('the line of a character says who gets what, from whom and at what price', () => {
  it.each<[CharacterId, RegExp[]]>([
    ['farmer', [/one card/, /next spaces, as many as the camel’s steps/, /your hand/]],
    ['shepherd', [/next or previous space/, /your hand/]],
    ['merchant', [/^An opponent/, /two back/, /1 prestige/]],
    ['trader', [/random/, /an opponent’s hand/, /two back/]],
    ['maid', [/shop card/, /a different good in your hand/]],
    ['domestic', [/from shop to hand, or from hand to shop/]],
    ['soldier', [/your shop/, /market card/]],
    ['general', [/your hand/, /market card/]],
    ['interpreter', [/per step of the camel/, /keep one in hand/, /rest under the pile/]],
    ['diplomat', [/two cards/, /keep one in hand/, /under the pile/]],
    ['painter', [/your hand/, /3 prestige/]],
    ['musician', [/your shop/, /3 prestige/]],
    ['princess', [/1 prestige for each majority token/]],
    ['dancer', [/2 prestige/]],
    ['manichean', [/商/, /once/, /tie/]],
    ['buddhist', [/商/, /tie/, /2 coins/, /to you/]],
  ])('%s', (id, parts) => {
    for (const part of parts) expect(effect(id)).toMatch(part);
  });

  it.each<[CharacterId, RegExp[]]>([
    ['farmer', [/één kaart/, /de volgende vakken, evenveel vakken als stappen/, /je hand/]],
    ['shepherd', [/volgende of vorige vak/, /je hand/]],
    ['merchant', [/^Een tegenspeler/, /twee terug/, /1 prestige/]],
    ['trader', [/blind/, /de hand van een tegenspeler/, /twee terug/]],
    ['maid', [/je winkel/, /een andere soort uit je hand/]],
    ['domestic', [/van winkel naar hand, of van hand naar winkel/]],
    ['soldier', [/je winkel/, /marktkaart/]],
    ['general', [/je hand/, /marktkaart/]],
    ['interpreter', [/per stap/, /één in je hand/, /rest onder de stapel/]],
    ['diplomat', [/twee kaarten/, /één in je hand/, /onder de stapel/]],
    ['painter', [/je hand/, /3 prestige/]],
    ['musician', [/je winkel/, /3 prestige/]],
    ['princess', [/1 prestige voor elk meerderheidsfiche/]],
    ['dancer', [/2 prestige/]],
    ['manichean', [/商/, /één keer/, /gelijke stand/]],
    ['buddhist', [/商/, /gelijke stand/, /betaalt jou 2 munten/]],
  ])('%s, in Dutch', (id, parts) => {
    for (const part of parts) expect(effect(id, 'nl')).toMatch(part);
  });

  it.each(LANGUAGES)('and so do all sixteen, in %s', (lang) => {
    expect(CHARACTERS).toHaveLength(16);
    for (const id of CHARACTERS) expect(effect(id, lang).length, id).toBeLessThanOrEqual(80);
  });

  it('says what to do when the Farmer finds nothing', () => {
    expect(prose(read('en', 'characters/farmer'))).toMatch(
      /All of them empty\?\*\* \[Nothing to take\]: take the 3 coins/,
    );
    expect(prose(read('nl', 'characters/farmer'))).toMatch(
      /Allemaal leeg\?\*\* \[Niets te pakken\]: pak de 3 munten/,
    );
  });
});

describe.each(LANGUAGES)('a rule begins with its answer, in %s', (lang) => {
  const all = sitePages(lang).flatMap(({ text }) => firstSentences(text));

  it('for every rule and ruling', () => {
    expect(all.map(({ id }) => id).sort()).toEqual([...RULE_IDS].sort());
  });

  it.each(all)('$id', ({ sentence }) => {
    expect(sentence).toMatch(/\.\**$/);
    expect(sentence.split(/\s+/).length).toBeGreaterThan(3);
  });
});

describe('rulings', () => {
  const rulings = [...SELECTABLE_RULINGS, ...FIXED_RULINGS];

  it('all name their source, and nothing else does', () => {
    expect(Object.keys(sources).sort()).toEqual([...rulings].sort());
  });

  it.each(rulings)('%s: from a source that we know', (id) => {
    expect(sourcesOf(id).length).toBeGreaterThan(0);
    expect(sourcesOf(id)).toEqual((sources as Record<string, string[]>)[id]);
  });

  it('come from one of the booklets, the leaflet or us', () => {
    expect(new Set(Object.values(sources).flat())).toEqual(new Set(SOURCES));
  });
});

describe.each(LANGUAGES)('in %s', (lang) => {
  it('no page shows the name that the engine has for a rule', () => {
    const ours = RULE_IDS.filter((id) => /[.A-Z]/.test(id));
    const shown = sitePages(lang).flatMap(({ file, text }) =>
      ours.filter((id) => prose(text).includes(id)).map((id) => `${file}: ${id}`),
    );
    expect(shown).toEqual([]);
  });

  it('scoring counts only goods that so many players have', () => {
    const tables = [...read(lang, 'scoring').matchAll(/<ScoreTable(.*?)\/>/gs)].map(([, props]) => ({
      players: /names=\{\[(.*?)\]\}/s.exec(props!)![1]!.split(',').length,
      goods: [...props!.matchAll(/(?:kept|surplus)=\{(.*?)\}/gs)].flatMap(([, goods]) =>
        goods!.match(/\d+/g)!.map(Number),
      ),
    }));
    expect(tables.map(({ players }) => players)).toEqual([2, 3]);
    for (const { players, goods } of tables) {
      const there: readonly number[] = goodsInGame(players as 2 | 3);
      expect(goods.filter((good) => !there.includes(good))).toEqual([]);
    }
  });
});

// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leading } from './groups.mjs';

/** Rules inside these are rules like others; what other at-rules hold, such as fonts and movements, stays as it is. */
const AROUND_RULES = /^@(media|supports|layer|container)\b/;
const PARTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{}()[\];,]|[^"'\\{}()[\];,]+/gs;
const STYLE = /<style>(.*?)<\/style>/gs;
const WORD = /[\w-]+/g;

/** @typedef {{ before: string, inside?: string }} Rule what stands before the braces, and within */

/** The rules of a style sheet, in their order. @param {string} css @returns {Rule[]} */
function rulesIn(css) {
  /** @type {Rule[]} */
  const rules = [];
  let before = '';
  let inside = '';
  let depth = 0;
  for (const [part] of css.matchAll(PARTS)) {
    if (part === '}') depth--;
    if (depth === 0 && (part === '}' || part === ';')) {
      rules.push(part === '}' ? { before, inside } : { before: `${before};` });
      before = inside = '';
    } else if (depth > 0) inside += part;
    else if (part !== '{') before += part;
    if (part === '{') depth++;
  }
  return rules;
}

/** The selectors of a rule, one by one: commas in brackets part nothing. @param {string} list */
function selectorsIn(list) {
  let depth = 0;
  const selectors = [''];
  for (const [part] of list.matchAll(PARTS)) {
    if (part === '(' || part === '[') depth++;
    if (part === ')' || part === ']') depth--;
    if (part === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += part;
  }
  return selectors;
}

/**
 * Whether a selector can fit anything on a page. Only what has to be there counts: classes, ids and the marks of components,
 * and not what stands in brackets, such as `:not(.here)`.
 * @param {string} selector
 * @param {ReadonlySet<string>} words
 */
function canFit(selector, words) {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  const needed = bare.matchAll(/[.#]((?:\\.|[\w-])+)|\[(data-astro-cid-\w+)\]/g);
  return [...needed].every(([, name, mark]) =>
    (name ?? mark ?? '').match(WORD)?.every((word) => words.has(word)),
  );
}

/**
 * The rules of a style sheet that can fit anything on a page.
 * @param {string} css
 * @param {ReadonlySet<string>} words all words of the page and of the scripts that may change it
 * @returns {string}
 */
export function fittingRules(css, words) {
  return rulesIn(css)
    .map(({ before, inside }) => {
      if (inside === undefined) return before;
      if (AROUND_RULES.test(before)) {
        const rest = fittingRules(inside, words);
        return rest && `${before}{${rest}}`;
      }
      if (before.startsWith('@')) return `${before}{${inside}}`;
      const selectors = selectorsIn(before).filter((selector) => canFit(selector, words));
      return selectors.length > 0 ? `${selectors.join(',')}{${inside}}` : '';
    })
    .join('');
}

/** As the policy of a page names it. @param {string} css */
const hashOf = (css) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/**
 * A page with only the styles that can fit it. The bundler gives it those of every component it might have shown.
 * @param {string} html
 * @param {string} scripts the code that runs on the page
 */
export function trimStyles(html, scripts) {
  const words = new Set((html.replace(STYLE, '') + scripts).match(WORD));
  /** @type {Map<string, string>} */
  const hashes = new Map();
  const trimmed = html.replace(STYLE, (_, css) => {
    const fitting = fittingRules(css, words);
    hashes.set(hashOf(css), hashOf(fitting));
    return `<style>${fitting}</style>`;
  });
  return [...hashes].reduce((page, [before, after]) => page.replace(before, after), trimmed);
}

/**
 * In every page of a built site that is only read. One with an island is left alone: what that draws is not known here.
 * @param {string} out
 */
export function writeTrimmedStyles(out) {
  const all = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  /** @param {string} file */
  const read = (file) => readFileSync(path.join(out, file), 'utf8');
  const leadsTo = leading(all, read);
  const everywhere = all.filter((file) => /^[\w-]+\.js$/.test(file)); // from public/
  for (const file of all.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    if (html.includes('<astro-island')) continue;
    const scripts = [...everywhere, ...leadsTo(file)].map(read).join('\n');
    writeFileSync(path.join(out, file), trimStyles(html, scripts));
  }
}

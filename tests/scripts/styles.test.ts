import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fittingRules, trimStyles } from '../../scripts/build/styles.mjs';

const fitting = (css: string, ...words: string[]) => fittingRules(css, new Set(words));

describe('the styles of a page', () => {
  it.each([
    ['a class that is not on the page goes', '.a{x:1}.b{x:2}', ['a'], '.a{x:1}'],
    ['an id too', '#a{x:1}#b p{x:2}', ['b'], '#b p{x:2}'],
    ['and what a component that is not there has', 'p[data-astro-cid-abc]{x:1}h1{x:2}', [], 'h1{x:2}'],
    ['of several selectors those stay that fit', '.a,.b p,i{x:1}', ['b'], '.b p,i{x:1}'],
    ['elements and other attributes stay', 'p>a[href^="."]:hover{x:1}', [], 'p>a[href^="."]:hover{x:1}'],
    ['what must not be there need not be', 'p:not(.a,.b):is(.c){x:1}', [], 'p:not(.a,.b):is(.c){x:1}'],
    [
      'media and layers are looked into',
      '@media (width>=9rem){.a{x:1}.b{x:2}}',
      ['b'],
      '@media (width>=9rem){.b{x:2}}',
    ],
    ['and go when nothing is left', '@layer x{@media print{.a{x:1}}}p{x:2}', [], 'p{x:2}'],
    [
      'fonts and movements stay',
      '@font-face{src:url(a.woff2)}@keyframes b{to{x:1}}',
      [],
      '@font-face{src:url(a.woff2)}@keyframes b{to{x:1}}',
    ],
    ['statements stay', '@layer a,b;.c{x:1}', [], '@layer a,b;'],
    ['braces in strings are no braces', '.a:after{content:"}.b{"}.c{x:1}', ['a'], '.a:after{content:"}.b{"}'],
    ['nested rules go with theirs', '.a{x:1;&:hover{y:2}}.b{& .a{x:1}}', ['a'], '.a{x:1;&:hover{y:2}}'],
    ['escaped names are names', '.a\\:b{x:1}.a\\.c{x:2}', ['a', 'b'], '.a\\:b{x:1}'],
  ] as const)('%s', (_, css, words, rest) => {
    expect(fitting(css, ...words)).toBe(rest);
  });

  it('are named by their new hash in the policy, and scripts may need some', () => {
    const hash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;
    const css = '.a{x:1}.b{x:2}.c{x:3}';
    const page = `<meta content="style-src '${hash(css)}'"><style>${css}</style><p class="a">`;
    const trimmed = '.a{x:1}.c{x:3}';
    expect(trimStyles(page, 'p.classList.add("c")')).toBe(
      `<meta content="style-src '${hash(trimmed)}'"><style>${trimmed}</style><p class="a">`,
    );
  });
});

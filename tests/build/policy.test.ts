import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trimPolicy } from '../../src/build/policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (scripts: string[], styles: string[]) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${scripts
    .map((code) => ` ${hash(code)}`)
    .join('')}; style-src 'self'${styles.map((code) => ` ${hash(code)}`).join('')};">
<style>a{b:c}</style></head><body><script type="module">go()</script><script src="/a.js"></script></body>`;

describe('the policy of a page', () => {
  it('allows the code that stands in it, and none of other pages', () => {
    const site = page(['go()', 'elsewhere()'], ['a{b:c}', 'd{e:f}']);
    expect(trimPolicy(site)).toBe(page(['go()'], ['a{b:c}']));
  });

  it('stays as it is where nothing is too much', () => {
    const own = page(['go()'], ['a{b:c}']);
    expect(trimPolicy(own)).toBe(own);
  });
});

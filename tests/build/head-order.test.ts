import { describe, expect, it } from 'vitest';
import { letModulesWait, orderHead } from '../../src/build/head-order.ts';

const policy = '<meta http-equiv="content-security-policy" content="default-src \'self\'">';
const sheet = '<link rel="stylesheet" href="/a.css">';
const style = '<style>a{b:c}</style>';
const script = '<script src="/shell.js"></script>';
const page = (head: string) => `<html><head><meta charset="utf-8">${head}</head><body>${sheet}</body></html>`;

describe('the head', () => {
  it('begins with the policy, then the styles in their order', () => {
    expect(orderHead(page(`${script}${sheet}${policy}${style}`))).toBe(
      page(`${policy}${sheet}${style}${script}`),
    );
  });

  it('lets modules wait for what is painted', () => {
    const module = '<script type="module" src="/a.js"></script>';
    const patient = '<script type="module" fetchpriority="low" src="/a.js"></script>';
    expect(letModulesWait(page(module))).toBe(page(patient));
  });

  it('keeps a page that has none of them as it is', () => {
    expect(orderHead(page(script))).toBe(page(script));
  });
});

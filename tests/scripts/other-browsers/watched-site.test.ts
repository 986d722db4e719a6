import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWatchedSite, SEEN } from '../../../scripts/other-browsers/watched-site.ts';
import { listen } from '../../../scripts/serve/listen.mjs';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shang-watched-'));
  mkdirSync(path.join(folder, 'en'));
  writeFileSync(path.join(folder, 'en', 'index.html'), '<html><head data-x><meta charset="utf-8"></head>');
  writeFileSync(path.join(folder, 'app.js'), 'first()');
  server = createWatchedSite(folder);
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const read = async (address: string) => (await fetch(origin + address)).text();

/** A page's world, as far as the eye looks at it. */
async function openEye() {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, hear: (event: object) => void) => listeners.set(type, hear);
  const kept = new Map<string, string>();
  const page = {
    addEventListener,
    document: { addEventListener },
    location: { pathname: '/en/' },
    console: { error: (..._words: string[]) => {} },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  };
  runInNewContext(await read('/watched.js'), page);
  const happens = (type: string, event: object = {}) => listeners.get(type)!(event);
  return { ...page, happens, seen: () => JSON.parse(kept.get(SEEN) ?? '[]') as string[] };
}

describe('a site with an eye in its pages', () => {
  it('has it before everything else of a page, and nowhere else', async () => {
    expect(await read('/en/')).toBe(
      '<html><head data-x><script src="/watched.js"></script><meta charset="utf-8"></head>',
    );
    expect(await read('/app.js')).toBe('first()');
    expect((await fetch(`${origin}/nl/`)).status).toBe(404);
  });

  it('sees errors of every kind', async () => {
    const eye = await openEye();
    eye.happens('error', { message: 'x is not defined' });
    eye.happens('error', { message: '', target: { outerHTML: '<img src="/gone.png">' } });
    eye.happens('unhandledrejection', { reason: 'nobody caught it' });
    eye.happens('securitypolicyviolation', { violatedDirective: 'img-src', blockedURI: 'https://x.example' });
    eye.console.error('said', 'so');
    expect(eye.seen()).toEqual(
      [
        'x is not defined',
        '<img src="/gone.png">',
        'nobody caught it',
        'img-src blocked https://x.example',
        'said so',
      ].map((fault) => `${fault} (/en/)`),
    );
  });

  it('lets pass what is cut off when a page is left, and no more', async () => {
    const eye = await openEye();
    eye.happens('beforeunload');
    eye.happens('error', { message: '', target: { outerHTML: '<script src="/late.js"></script>' } });
    eye.happens('error', { message: 'x is not defined' });
    expect(eye.seen()).toEqual(['x is not defined (/en/)']);
  });
});

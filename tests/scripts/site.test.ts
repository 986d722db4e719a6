import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../scripts/serve/listen.mjs';
import { createSite } from '../../scripts/serve/site.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'shang-site-'));
const root = path.join(folder, 'site');
const site = createSite({ root, base: '/shang/' });
let port = 0;

beforeAll(async () => {
  mkdirSync(path.join(root, 'en'), { recursive: true });
  mkdirSync(path.join(root, '_astro'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'en', 'index.html'), `<h1>Welcome</h1>${' '.repeat(500)}`);
  writeFileSync(path.join(root, '404.html'), 'Lost in the desert');
  writeFileSync(path.join(root, '_astro', 'x.js'), 'export {}');
  port = await listen(site);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path exactly as written: fetch would tidy it up first. */
function ask(asked: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status?: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path: asked, method, headers }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
      });
      call.on('error', reject);
      call.end();
    },
  );
}

describe('the server of the built site', () => {
  it("gives a folder's index, with its type", async () => {
    const page = await ask('/shang/en/?from=home');
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('Welcome');
  });

  it('sends a forgotten slash on its way', async () => {
    expect(await ask('/shang/en')).toMatchObject({ status: 301, headers: { location: '/shang/en/' } });
  });

  it.each(['/shang/nowhere/', '/shang/en/nowhere.png', '/', '/en/', '/elsewhere'])(
    'does not know %s',
    async (asked) => {
      expect(await ask(asked)).toMatchObject({ status: 404, body: 'Lost in the desert' });
    },
  );

  it.each([
    '/shang/../secret.txt',
    '/shang/%2e%2e/secret.txt',
    '/shang/..%2fsecret.txt',
    '/shang//etc/passwd',
  ])('keeps to its folder when asked for %s', async (asked) => {
    expect((await ask(asked)).status).toBe(404);
  });

  it('answers an address that cannot be read, and a method it does not have', async () => {
    expect((await ask('/shang/%E0%A4%A')).status).toBe(400);
    expect((await ask('/shang/en/', 'POST')).status).toBe(405);
    expect(await ask('/shang/en/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('zips text for those who ask, and only then', async () => {
    expect((await ask('/shang/en/')).headers['content-encoding']).toBeUndefined();
    const zipped = await ask('/shang/en/', 'GET', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(Number(zipped.headers['content-length'])).toBeLessThan(100);
  });

  it('lets browsers keep hashed files for good and the rest until it changes', async () => {
    expect((await ask('/shang/_astro/x.js')).headers['cache-control']).toContain('immutable');
    const page = await ask('/shang/en/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await ask('/shang/en/', 'GET', { 'if-none-match': String(page.headers['etag']) })).status).toBe(
      304,
    );
  });
});

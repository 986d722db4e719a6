import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
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
function ask(asked: string, method = 'GET', headers: Record<string, string> = {}, at = port) {
  return new Promise<{ status?: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const call = request({ port: at, host: '127.0.0.1', path: asked, method, headers }, (answer) => {
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
    '/shang/..%5csecret.txt',
    '/shang/..\\secret.txt',
    '/shang/%252e%252e/secret.txt',
    '/shang/en/..%2f..%2fsecret.txt',
    '/shang//etc/passwd',
    '/shang/%2fetc%2fpasswd',
    '/shang/en/%00',
    '/shang/en/index.html%00.txt',
    `/shang/${'camel'.repeat(1000)}`,
    `/shang/${'en/../'.repeat(1000)}secret.txt`,
  ])('keeps to its folder when asked for %s', async (asked) => {
    expect((await ask(asked)).status).toBe(404);
  });

  it.each([
    '%2fevil.example%2f..%2f',
    '%2f%2fevil.example%2f..%2f',
    '/evil.example/..//',
    '%5cevil.example%5c..%5c',
    '%252fevil.example%252f..%252f',
  ])('sends nobody to another host: /%s', async (before) => {
    const bare = createSite({ root });
    const barePort = await listen(bare);
    const places = [root.slice(1), 'en', ''].map((place) => `/${before}${place}/en`);
    for (const asked of places) {
      const { status, headers } = await ask(asked, 'GET', {}, barePort);
      expect({ asked, location: headers['location'] }).toEqual({ asked, location: undefined });
      expect(status).toBe(404);
    }
    bare.close();
  });

  it('takes an address with two slashes for a path, not for a host', async () => {
    expect((await ask('//evil.example/shang/en/')).status).toBe(404);
    expect((await ask('//evil.example/shang/en')).status).toBe(404);
  });

  it('keeps what stands behind the question mark when it sends a forgotten slash on its way', async () => {
    expect((await ask('/shang/en?a=%2F%2F&b')).headers['location']).toBe('/shang/en/?a=%2F%2F&b');
  });

  it('follows links within the site, and none out of it', async () => {
    symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'stray.txt'));
    symlinkSync(folder, path.join(root, 'stray'));
    symlinkSync('en', path.join(root, 'english'));
    for (const asked of ['stray.txt', 'stray/secret.txt']) {
      expect((await ask(`/shang/${asked}`)).status, asked).toBe(404);
    }
    expect((await ask('/shang/english/')).status).toBe(200);
  });

  it('gives the whole file to whoever asks for a part of it', async () => {
    const page = await ask('/shang/en/', 'GET', { range: 'bytes=0-3' });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Welcome');
  });

  it('goes on while files come and go, and when somebody hangs up', async () => {
    const coming = path.join(root, 'coming.html');
    // In a thread of its own: between two looks of the server.
    const thread = new Worker(
      `const { rmSync, writeFileSync } = require('node:fs');
       const { parentPort, workerData } = require('node:worker_threads');
       let going = true;
       parentPort.on('message', () => { going = false; });
       const turn = () => {
         for (let n = 0; n < 50; n++) {
           writeFileSync(workerData, String(n).repeat(n + 1));
           rmSync(workerData, { force: true });
         }
         if (going) setImmediate(turn); else parentPort.close();
       };
       turn();`,
      { eval: true, workerData: coming },
    );
    const seen = new Set<number | undefined>();
    for (let n = 0; n < 1500; n++) seen.add((await ask('/shang/coming.html')).status);
    thread.postMessage('stop');
    await new Promise((resolve) => thread.once('exit', resolve));
    for (const status of seen) expect([200, 404]).toContain(status);

    await new Promise<void>((resolve) => {
      const caller = connect(port, '127.0.0.1', () => {
        caller.write('GET /shang/en/ HTTP/1.1\r\nHost: site\r\n\r\nGET /shang/en/ HT', () =>
          caller.destroy(),
        );
      });
      caller.on('close', () => resolve());
    });
    expect((await ask('/shang/en/')).status).toBe(200);
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
    expect((await ask('/shang/_astro/gone.js')).headers['cache-control']).toBe('no-cache');
    const page = await ask('/shang/en/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await ask('/shang/en/', 'GET', { 'if-none-match': String(page.headers['etag']) })).status).toBe(
      304,
    );
  });
});

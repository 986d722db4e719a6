// @ts-check
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CACHING, HEADERS } from './headers.mjs';
import { readAddress, withFile } from './locate.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const COMPRESSIBLE = /^text\/|json|xml|javascript|wasm/;

/** @param {string} file */
const typeOf = (file) => TYPES[path.extname(file)] ?? 'application/octet-stream';

/** Whether a file gets smaller on its way. @param {string} file */
export const isZipped = (file) => COMPRESSIBLE.test(typeOf(file));

/** @typedef {{ status: number, path: string }} Visit a request the server answered */

/**
 * Serves a built site the way static hosts do: folders have an index, unknown paths get 404.html, text is gzipped.
 * @param {{ root: string, base?: string, onVisit?: (visit: Visit) => void }} site
 */
export function createSite({ root, base = '/', onVisit = () => {} }) {
  const home = path.resolve(root);
  const above = base.split('/').slice(1, -1);
  /** @type {Map<string, { stamp: string, plain: Buffer, zipped?: Buffer }>} */
  const cache = new Map();

  /** @param {import('./locate.mjs').Opened} opened @param {boolean} mayZip */
  function load({ file, stamp, read }, mayZip) {
    let held = cache.get(file);
    if (held?.stamp !== stamp) {
      held = { stamp, plain: read() };
      cache.set(file, held);
    }
    const zip = mayZip && isZipped(file);
    if (zip) held.zipped ??= gzipSync(held.plain, { level: 9 });
    return { file, zip, body: (zip && held.zipped) || held.plain };
  }

  /** What lies under some names, an empty last one meaning the folder's index. @param {string[]} names @param {boolean} mayZip */
  const find = (names, mayZip) =>
    withFile(home, path.join(home, ...names.slice(0, -1), names.at(-1) || 'index.html'), (opened) =>
      load(opened, mayZip),
    );

  return createServer((request, response) => {
    const asked = readAddress(request.url ?? '/');
    /** @param {number} status @param {Record<string, string | number>} headers @param {Buffer | string} body */
    const answer = (status, headers, body) => {
      onVisit({ status, path: asked?.names ? `/${asked.names.join('/')}` : '' });
      response.writeHead(status, { ...HEADERS, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' }, '');
    if (asked === undefined) return answer(400, {}, 'Bad address');

    const { names, search } = asked;
    const inside = names && above.every((name, n) => names[n] === name) && names.length > above.length;
    const own = inside ? names.slice(above.length) : undefined;
    const mayZip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const found = own && find(own, mayZip);
    if (own && !found && own.at(-1) !== '' && find([...own, ''], false)) {
      const whole = [...above, ...own].map(encodeURIComponent);
      return answer(301, { Location: `/${whole.join('/')}/${search}` }, '');
    }

    const sent = found ?? find(['404.html'], mayZip);
    if (!sent) return answer(404, { 'Content-Type': 'text/plain' }, 'Not found');
    const etag = `"${createHash('sha1').update(sent.body).digest('base64url')}"`;
    /** @type {Record<string, string | number>} */
    const headers = {
      'Content-Type': typeOf(sent.file),
      'Cache-Control': found && own[0] === '_astro' ? CACHING.hashed : CACHING.others,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (found && request.headers['if-none-match'] === etag) return answer(304, headers, '');
    if (sent.zip) headers['Content-Encoding'] = 'gzip';
    return answer(found ? 200 : 404, { ...headers, 'Content-Length': sent.body.length }, sent.body);
  });
}

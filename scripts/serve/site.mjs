// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CACHING, HEADERS } from './headers.mjs';

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

/** @param {string} file */
const isFile = (file) => existsSync(file) && statSync(file).isFile();

/**
 * The file behind a path of the site, or the folder's address when its slash was forgotten.
 * @param {string} root
 * @param {string} inner the path under the base, without a leading slash
 * @returns {{ file: string } | { folder: true } | undefined}
 */
function locate(root, inner) {
  const target = path.resolve(root, inner);
  if (target !== root && !target.startsWith(root + path.sep)) return undefined; // outside the site
  if (inner === '' || inner.endsWith('/')) {
    const index = path.join(target, 'index.html');
    return isFile(index) ? { file: index } : undefined;
  }
  if (isFile(target)) return { file: target };
  return isFile(path.join(target, 'index.html')) ? { folder: true } : undefined;
}

/** @param {string} url */
function decodedPath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname);
  } catch {
    return undefined; // such as %E0%A4%A
  }
}

/**
 * Serves a built site the way static hosts do: folders have an index, unknown paths get 404.html, text is gzipped.
 * @param {{ root: string, base?: string, onVisit?: (visit: Visit) => void }} site
 */
export function createSite({ root, base = '/', onVisit = () => {} }) {
  const home = path.resolve(root);
  /** @type {Map<string, { stamp: string, plain: Buffer, zipped?: Buffer }>} */
  const cache = new Map();

  /** @param {string} file @param {boolean} zip */
  function load(file, zip) {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    let held = cache.get(file);
    if (held?.stamp !== stamp) {
      held = { stamp, plain: readFileSync(file) };
      cache.set(file, held);
    }
    if (!zip) return held.plain;
    held.zipped ??= gzipSync(held.plain, { level: 9 });
    return held.zipped;
  }

  return createServer((request, response) => {
    const wanted = decodedPath(request.url ?? '/');
    /** @param {number} status @param {Record<string, string | number>} headers @param {Buffer | string} body */
    const answer = (status, headers, body) => {
      onVisit({ status, path: wanted ?? '' });
      response.writeHead(status, { ...HEADERS, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' }, '');
    if (wanted === undefined) return answer(400, {}, 'Bad address');

    const inside = wanted.startsWith(base) ? wanted.slice(base.length) : undefined;
    const found = inside === undefined ? undefined : locate(home, inside);
    if (found && 'folder' in found) return answer(301, { Location: encodeURI(`${wanted}/`) }, '');

    const file = found?.file ?? path.join(home, '404.html');
    if (!isFile(file)) return answer(404, { 'Content-Type': 'text/plain' }, 'Not found');
    const zip = isZipped(file) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const body = load(file, zip);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    /** @type {Record<string, string | number>} */
    const headers = {
      'Content-Type': typeOf(file),
      'Cache-Control': inside?.startsWith('_astro/') ? CACHING.hashed : CACHING.others,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (found && request.headers['if-none-match'] === etag) return answer(304, headers, '');
    if (zip) headers['Content-Encoding'] = 'gzip';
    return answer(found ? 200 : 404, { ...headers, 'Content-Length': body.length }, body);
  });
}

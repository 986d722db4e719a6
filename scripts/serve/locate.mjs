// @ts-check
import { closeSync, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** A file as it was at one moment. @typedef {{ file: string, stamp: string, read: () => Buffer }} Opened */

/** What no name of a file may hold, however it was written in the address. */
const NO_NAME = /[/\\:\0]/;

/**
 * The names an address is made of: `/en/about/` is `en`, `about` and an empty one. Undefined for what leads up or nowhere,
 * such as `//host/` and `%2f`.
 * @param {string} pathname
 */
function namesIn(pathname) {
  const names = pathname.slice(1).split('/').map(decodeURIComponent);
  const strange = names.some((name) => NO_NAME.test(name) || name === '..');
  return strange || names.slice(0, -1).includes('') ? undefined : names;
}

/**
 * What a request asks for: the names of its path, and what stands behind the question mark. Two slashes at its beginning
 * are no other host. Undefined for what cannot be read, such as `%E0%A4%A`.
 * @param {string} url as it stands in the request
 */
export function readAddress(url) {
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://site${url}` : url);
    return { search, names: namesIn(pathname) };
  } catch {
    return undefined;
  }
}

/**
 * Opens a file once, so that it cannot vanish between two looks. Undefined for what is no file, cannot be read, or lies
 * outside the site, where a link may lead.
 * @template T
 * @param {string} root of the site
 * @param {string} place
 * @param {(opened: Opened) => T} use
 * @returns {T | undefined}
 */
export function withFile(root, place, use) {
  let handle;
  try {
    const file = realpathSync(place);
    if (!file.startsWith(realpathSync(root) + path.sep)) return undefined;
    handle = openSync(file, 'r');
    const look = fstatSync(handle);
    if (!look.isFile()) return undefined;
    const open = handle;
    return use({ file, stamp: `${look.mtimeMs}-${look.size}`, read: () => readFileSync(open) });
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

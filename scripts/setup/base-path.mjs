// @ts-check
import { Failure } from './failure.mjs';

/**
 * The folder of the host that the site lives in, with a slash at both ends.
 * @param {string | undefined} asked BASE_PATH
 */
export function basePath(asked) {
  const inner = (asked ?? '').replace(/^\/+|\/+$/g, '');
  if (inner === '') return '/';
  if (/^[\w.~-]+(\/[\w.~-]+)*$/.test(inner)) return `/${inner}/`;
  throw new Failure(
    `BASE_PATH is "${asked}", which is no path of a site. Give one such as BASE_PATH=/shang/.`,
  );
}

// The built site with an eye in every page, for a browser that does not tell what pages log.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { createSite } from '../serve/site.mjs';

const EYE = '/watched.js';
export const SEEN = 'watched'; // in the session's storage, which outlives a page

/** Runs in the page before everything else. */
function watch(key: string): void {
  const note = (what: unknown) => {
    const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...seen, `${what} (${location.pathname})`]));
  };
  let isLeft = false; // what is still on its way then is cut off, which is no fault
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const noteFailed = ({ message, target }: ErrorEvent) => {
    if (message || !isLeft) note(message || (target as Element).outerHTML);
  };
  addEventListener('error', noteFailed, true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} blocked ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(words.join(' '));
    error(...words);
  };
}

/** The page with the eye in it, before any other script and the policy. */
const withEye = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${EYE}"></script>`);

export function createWatchedSite(root: string): Server {
  const site = createSite({ root });
  return createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = path.join(root, address, 'index.html');
    if (address === EYE) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${watch})(${JSON.stringify(SEEN)})`);
    } else if (address.endsWith('/') && existsSync(page)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(withEye(readFileSync(page, 'utf8')));
    } else site.emit('request', request, response);
  });
}

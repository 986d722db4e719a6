// A host as it may be on a bad day: it changes versions under its visitors, breaks off, or answers nonsense.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../../../scripts/serve/listen.mjs';
import { createSite } from '../../../scripts/serve/site.mjs';

export type Fault =
  | 'gone' // no network at all
  | 'cut' // the connection dies in the middle of a file
  | 'portal' // somebody else's page, with status 200
  | 404
  | 500;

export interface FickleSite {
  readonly origin: string;
  /** From now on the host serves this build. */
  serve(folder: string): void;
  /** From now on every file whose path matches goes wrong; undefined: all is well again. */
  fail(fault: Fault | undefined, files?: RegExp): void;
  /** From now on the service worker is another: one for a browser whose storage fails, or for a house with more games. */
  changeWorker(change: (code: string) => string): void;
  /** How many files have been sent whole since this was last asked. */
  sent(): number;
  close(): void;
}

function goWrong(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'gone') request.socket.destroy();
  else if (fault === 'portal') response.end('<title>Welcome to our network</title>');
  else if (fault === 'cut') {
    response.writeHead(200, { 'Content-Length': 5000, 'Content-Type': 'text/javascript' });
    response.write('const half = ', () => request.socket.destroy());
  } else {
    response.writeHead(fault);
    response.end();
  }
}

export async function openFickleSite(first: string): Promise<FickleSite> {
  let files = 0;
  const siteIn = (folder: string) => createSite({ root: folder, onVisit: () => files++ });
  let site = siteIn(first);
  let folder = first;
  let worker: ((code: string) => string) | undefined;
  let trouble: { fault: Fault; files: RegExp } | undefined;
  const server = createServer((request, response) => {
    if (trouble?.files.test(request.url ?? '')) goWrong(trouble.fault, request, response);
    else if (worker && request.url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(worker(readFileSync(path.join(folder, 'sw.js'), 'utf8')));
    } else site.emit('request', request, response);
  });
  const origin = `http://localhost:${await listen(server)}`;
  return {
    origin,
    serve: (next) => {
      folder = next;
      site = siteIn(next);
    },
    changeWorker: (change) => {
      worker = change;
    },
    fail: (fault, files = /.*/) => {
      trouble = fault === undefined ? undefined : { fault, files };
    },
    sent: () => {
      const count = files;
      files = 0;
      return count;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

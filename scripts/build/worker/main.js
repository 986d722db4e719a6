/*
 * The service worker: keeps the site on the device, one version at a time. The build (scripts/build/service-worker.mjs) puts
 * three lines before this: VERSION, GROUPS with the print of every file by the game it is for, and FIRST, which of these are
 * kept from the first visit on. A version is kept whole or not at all; a newer one is fetched beside it, waits until it is
 * asked for, and leaves the tabs that are still open on the older one their own files.
 */
import { answerFile, answerPage } from './answer.js';
import { gamesHere, inherit, keepEverything, keepVisited } from './games.js';
import { takeOver, tidy } from './tabs.js';
import { pathOf } from './versions.js';

/** One after another: two at once would fetch the same. What fails is tried again after the next visit. */
let errands = Promise.resolve();
function errand(run) {
  errands = errands.then(run).catch(() => {});
  return errands;
}

self.addEventListener('install', (event) => event.waitUntil(inherit()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take over') self.skipWaiting();
  if (typeof data !== 'object') return;
  const run = async () => {
    if ('everything' in data) await keepEverything(data.everything);
  };
  event.waitUntil(
    errand(run)
      .then(gamesHere)
      .then(
        (games) => ports[0]?.postMessage(games),
        () => ports[0]?.postMessage(undefined),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  const path = pathOf(new URL(request.url));
  if (request.method !== 'GET' || path === undefined) return;
  if (request.mode !== 'navigate') return event.respondWith(answerFile(request, path, clientId));
  const answer = answerPage(request, path, resultingClientId);
  event.respondWith(answer);
  event.waitUntil(errand(() => answer.then(tidy).then(() => keepVisited(path))));
});

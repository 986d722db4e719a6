/* Offers a newer version as soon as it has been fetched. Until somebody takes the offer, the page stays what it is, if it can. */
function show(registration) {
  const place = document.getElementById('update');
  const template = place?.querySelector('template');
  if (!template || !registration.waiting) return;
  place.append(document.importNode(template.content, true));
  template.remove(); // said once on a page is enough
  place.querySelector('[data-later]').onclick = () => place.replaceChildren();
  place.querySelector('[data-reload]').onclick = () => {
    // Every tab is reloaded when the newer one takes over (offline.js); all that was entered is kept by then.
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  };
}

export function offer(registration) {
  show(registration);
  registration.installing?.addEventListener('statechange', () => show(registration));
}

/** Where the host has a newer version than this page came with, that one is taken, once: what was entered is on the device by now. */
export async function takeNewer() {
  if (performance.getEntriesByType('navigation')[0]?.type === 'reload') return;
  const page = await fetch(location.href, { cache: 'no-cache' }).catch(() => {});
  if (!page?.ok) return;
  const text = await page.text();
  const islands = [...document.querySelectorAll('astro-island')];
  if (islands.some((island) => !text.includes(island.getAttribute('component-url')))) location.reload();
}

/*
 * Makes the site an app that is kept on the device, once the page is there. For a first visitor that is more than a
 * hundred files: they have the network and the processor for the page itself, until it has asked for nothing more for a
 * while. The worker lies beside this file, whatever the base path.
 */
(() => {
  const QUIET = 3000; // ms
  const { serviceWorker } = navigator;
  const { src, dataset } = document.currentScript;
  const beside = (name) => new URL(name, src);

  // A newer version has taken over: no tab is left behind. The very first finds a page that is up to date.
  let controller = serviceWorker?.controller;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (controller) location.reload();
    ({ controller } = serviceWorker);
  });

  // Before anything is kept, the host may change versions under a page: a part of it is no longer to be had.
  const update = (act, registration) =>
    import(beside('update.js')).then((module) => module[act](registration));
  const newer = () => update('takeNewer');
  if ('lost' in document.documentElement.dataset) newer(); // before this file came
  for (const lost of ['vite:preloadError', 'astro:hydration-error']) addEventListener(lost, newer);

  function watch(registration) {
    const follow = () => registration.active && update('offer', registration);
    if (registration.installing || registration.waiting) follow();
    registration.addEventListener('updatefound', follow);
    // The browser asks for news whenever it opens a page; an installed app may stay on one for weeks.
    setInterval(() => registration.update().catch(() => {}), 3_600_000);
  }

  function keep() {
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = dataset.manifest;
    document.head.append(manifest);
    // Refused, or not to be had: the site works as it does online. Whoever blocks workers may answer with nothing.
    serviceWorker?.register(beside('sw.js')).then(
      (registration) => registration && watch(registration),
      () => {},
    );
  }
  if (controller) {
    keep();
    return;
  }
  let soon;
  const fetches = new PerformanceObserver(() => wait());
  function wait() {
    clearTimeout(soon);
    soon = setTimeout(() => {
      fetches.disconnect();
      keep();
    }, QUIET);
  }
  fetches.observe({ type: 'resource' });
  wait();
})();

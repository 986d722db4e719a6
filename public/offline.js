/* Keeps the whole site on the device, once the page itself is there. The worker lies beside this file, whatever the base path. */
(() => {
  const worker = new URL('sw.js', document.currentScript.src);
  addEventListener('load', () => navigator.serviceWorker?.register(worker));
})();

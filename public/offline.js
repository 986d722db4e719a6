/* Keeps the whole site on the device, once the page itself is there. The worker lies beside this file, whatever the base path. */
navigator.serviceWorker?.register(new URL('sw.js', document.currentScript.src));

// @ts-check
import path from 'node:path';
import { generateSW } from 'workbox-build';

/**
 * Writes the service worker that keeps the whole built site on the device.
 * Its addresses are relative to itself, so it works under any base path.
 * @param {string} out
 * @returns {Promise<{ count: number, size: number }>} how many files it keeps, and their bytes
 */
export async function writeServiceWorker(out) {
  const { count, size, warnings } = await generateSW({
    swDest: path.join(out, 'sw.js'),
    globDirectory: out,
    globPatterns: [
      '**/*.{html,css,js,json,webmanifest,svg,png,ico,woff2,wasm,pagefind,pf_meta,pf_index,pf_fragment}',
    ],
    globIgnores: ['sw.js', 'og.png'], // a shared link's picture is for others
    // Search adds a time stamp to its requests, shared links carry their state: the file is the same.
    ignoreURLParametersMatching: [/.*/],
    dontCacheBustURLsMatching: /\/_astro\//, // these carry a hash in their names
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(`Workbox: ${warnings.join('; ')}`);
  return { count, size };
}

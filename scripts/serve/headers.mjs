// @ts-check
/**
 * What every answer says besides the page's own policy (astro.config.mjs), which a page cannot say about itself or which holds
 * for files that are no pages. The server here sends them; scripts/build/host-files.mjs writes them down for other hosts.
 */
const UNUSED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** @type {Readonly<Record<string, string>>} */
export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera reads the codes of other devices, when somebody asks for it.
  'Permissions-Policy': [...UNUSED.map((feature) => `${feature}=()`), 'camera=(self)'].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY', // for browsers that do not know frame-ancestors
};

/** Files under `_astro/` carry a hash in their names; all others are asked for anew, and mostly not sent again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
};

// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHING, HEADERS } from '../serve/headers.mjs';

const all = Object.entries(HEADERS);

/** For Netlify and Cloudflare Pages. @param {string} base */
export const netlifyHeaders = (base) => `${base}*
${all.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
${base}_astro/*
  Cache-Control: ${CACHING.hashed}
`;

/** For Apache. @param {string} base */
export const apacheHeaders = (base) => `ErrorDocument 404 ${base}404.html
AddType application/manifest+json .webmanifest
AddType application/wasm .wasm
AddOutputFilterByType DEFLATE text/html text/javascript application/json application/manifest+json image/svg+xml
<IfModule mod_headers.c>
${all.map(([name, value]) => `  Header always set ${name} "${value}"`).join('\n')}
  Header set Cache-Control "${CACHING.others}"
  <If "%{REQUEST_URI} =~ m#/_astro/#">
    Header set Cache-Control "${CACHING.hashed}"
  </If>
</IfModule>
`;

/** For Vercel. @param {string} base */
export const vercelHeaders = (base) =>
  `${JSON.stringify(
    {
      trailingSlash: true,
      headers: [
        { source: `${base}(.*)`, headers: all.map(([key, value]) => ({ key, value })) },
        { source: `${base}_astro/(.*)`, headers: [{ key: 'Cache-Control', value: CACHING.hashed }] },
      ],
    },
    null,
    2,
  )}\n`;

/** For nginx: to be included in the `server` block. @param {string} base */
export const nginxHeaders = (base) => {
  const lines = all.map(([name, value]) => `add_header ${name} "${value}" always;`);
  // nginx forgets the outer headers where a location adds one of its own.
  const block = (/** @type {string} */ cache) => [...lines, `add_header Cache-Control "${cache}" always;`];
  return `error_page 404 ${base}404.html;
gzip_types text/javascript application/json application/manifest+json image/svg+xml application/wasm;
location ${base} {
${block(CACHING.others)
  .map((line) => `  ${line}`)
  .join('\n')}
}
location ${base}_astro/ {
${block(CACHING.hashed)
  .map((line) => `  ${line}`)
  .join('\n')}
}
`;
};

/**
 * Puts beside the site what hosts read for the headers they send.
 * @param {string} out
 * @param {string} base
 */
export function writeHostFiles(out, base) {
  writeFileSync(path.join(out, '_headers'), netlifyHeaders(base));
  writeFileSync(path.join(out, '.htaccess'), apacheHeaders(base));
  writeFileSync(path.join(out, 'vercel.json'), vercelHeaders(base));
  writeFileSync(path.join(out, 'nginx.conf'), nginxHeaders(base));
}

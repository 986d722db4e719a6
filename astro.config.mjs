import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { CHUNKS, lateEngines, withoutPreloads } from './src/build/chunks.ts';
import { INLINE_HASHES } from './src/build/inline-scripts.ts';
import { islands } from './src/build/islands.ts';
import { relayUrl } from './src/build/relay-url.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/lib/languages.ts';
import { joinPath } from './src/lib/url.ts';
import { isOpen } from './src/site/navigation.ts';

const relay = relayUrl(process.env.RELAY_URL);

/** People write `shang`, `/shang` and `/shang/`: all mean the same sub-path. */
const base = joinPath('/', process.env.BASE_PATH ?? '', '/');

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://shang.example',
  base,
  trailingSlash: 'always',
  // Styles in the page itself: one round trip less before the first paint, the policy naming their hashes.
  build: { format: 'directory', inlineStylesheets: 'always' },
  // Highlighted code would carry style attributes, which the policy below refuses.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [withoutPreloads, lateEngines],
    define: { 'import.meta.env.RELAY_URL': JSON.stringify(relay) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    build: {
      rolldownOptions: {
        // Astro marks every MDX page with a directive of its own and reads it before the bundler does.
        checks: { moduleLevelDirective: false },
        // A game only answers when asked: a page that asks for little of it is sent only that.
        treeshake: { moduleSideEffects: [{ test: /src\/games\//, sideEffects: false }] },
      },
    },
  },
  integrations: [
    mdx(),
    islands(),
    sitemap({
      i18n: {
        defaultLocale: DEFAULT_LANGUAGE,
        locales: Object.fromEntries(LANGUAGES.map((lang) => [lang, lang])),
      },
      filter: (page) => {
        const path = joinPath('/', new URL(page).pathname.slice(base.length));
        return path !== '/' && isOpen(path.slice(path.indexOf('/', 1)));
      },
    }),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${relay && ` ${new URL(relay).origin}`}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        // No text becomes code or markup; what may be run as a worker is said in src/build/first-paint.ts.
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ],
      // Search runs as WebAssembly.
      scriptDirective: {
        resources: ["'self'", "'wasm-unsafe-eval'"],
        hashes: INLINE_HASHES,
      },
      styleDirective: { resources: ["'self'"] },
    },
  },
});

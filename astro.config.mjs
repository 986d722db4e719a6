import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://shang.example',
  base: process.env.BASE_PATH ?? '/',
  integrations: [mdx(), preact()],
});

// npm start: installs what is missing, builds what changed, serves the site.
import { onNewEnoughNode } from './setup/node-version.mjs';

onNewEnoughNode(() => import('./serve/main.mjs'));

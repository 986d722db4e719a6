// npm test: installs what is missing, then runs every check there is.
import { onNewEnoughNode } from './setup/node-version.mjs';

onNewEnoughNode(() => import('./check/main.mjs'));

// npm run kills [-- --kills 100]: pages that die while somebody counts or plays, alone or in two tabs, on the built site in dist.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './setup/failure.mjs';
import { runNode } from './setup/runtime.mjs';

await runMain(() => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
  const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
  const args = [
    playwright,
    'test',
    'tests/e2e/kills', // and the whole browser's
    '--project=desktop',
    '--workers=1',
    '--retries=0',
    '--global-timeout=0',
  ];
  return runNode(args, { KILLS: values.kills });
});

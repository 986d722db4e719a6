// npm run devices [-- --kills 50]: whole games on several devices, and guests and hosts that go and come back, on the built site in dist.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './setup/failure.mjs';
import { runNode } from './setup/runtime.mjs';

await runMain(() => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
  const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
  const args = [
    playwright,
    'test',
    'tests/e2e/devices',
    '--project=desktop',
    '--workers=1',
    '--retries=0',
    '--global-timeout=0',
  ];
  return runNode(args, { DEVICE_KILLS: values.kills });
});

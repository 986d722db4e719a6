// @ts-check
import { siteBuild } from '../build/record.mjs';
import { Failure } from '../setup/failure.mjs';
import { runNode } from '../setup/runtime.mjs';
import { onStop } from '../setup/stop.mjs';
import { firstPort, freePort, listen } from './listen.mjs';
import { createSite } from './site.mjs';

/** Builds the site unless nothing changed, serves it until it is told to stop, and prints the address last. */
export async function serveBuilt() {
  const wish = firstPort(process.env['PORT']);
  const { out, base, record } = siteBuild('dist');
  if (!record.isCurrent()) {
    console.log('Building the site …');
    if ((await runNode(['scripts/build.mjs'])) !== 0) {
      throw new Failure('The site could not be built; the lines above say why.');
    }
  }
  const port = await freePort(wish);
  const ipv4 = createSite({ root: out, base });
  const ipv6 = createSite({ root: out, base });
  await listen(ipv4, { port });
  // Some machines have no IPv6: then `localhost` is the other address.
  await listen(ipv6, { port, host: '::1' }).catch(() => undefined);
  console.log(`Shang is open at http://localhost:${port}${base}`);

  await new Promise((resolve) => onStop(() => resolve(undefined)));
  for (const server of [ipv4, ipv6]) {
    server.close();
    server.closeAllConnections?.();
  }
  return 0;
}

/** The relay that tests of live games go through: NATS, as the machine has it, or installed where that can be done. */
import path from 'node:path';
import { type Machine, thisMachine } from './browser.ts';
import { Failure } from './failure.mjs';

/** One that is there already: the one named, or the machine's. */
export function findBroker(machine: Machine = thisMachine): string | undefined {
  const named = machine.env['SHANG_NATS'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Failure(
      `SHANG_NATS names ${named}, but there is no such file. Set it to your nats-server, or unset it.`,
    );
  }
  const folders = [
    ...(machine.env['PATH'] ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/bin',
    '/usr/local/bin',
  ];
  return folders
    .filter(Boolean)
    .map((folder) => path.join(folder, machine.platform === 'win32' ? 'nats-server.exe' : 'nats-server'))
    .find(machine.exists);
}

/** Fetched if need be. */
export function ensureBroker(machine: Machine = thisMachine): string {
  const found = findBroker(machine);
  if (found) return found;
  if (machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    console.log('Installing nats-server with apt …');
    const install = () =>
      machine.run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nats-server']);
    if (!install()) {
      machine.run('apt-get', ['update', '-q']);
      install();
    }
    const installed = findBroker(machine);
    if (installed) return installed;
  }
  throw new Failure(
    'The tests of live games have no nats-server, and none could be installed. Install it (Debian: apt-get install nats-server), or name one: SHANG_NATS=/path/to/nats-server npm test.',
  );
}

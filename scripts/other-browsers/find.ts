// The other browsers on this machine, installed if need be.
import path from 'node:path';
import type { Machine } from '../setup/browser.ts';
import { Failure } from '../setup/failure.mjs';

/** A program that the checks need. */
interface Tool {
  readonly name: string; // of the variable that may say where it lies
  readonly packages: readonly string[]; // of Debian, the first that exists
  places(machine: Machine): string[];
}

const onPath = (names: readonly string[], { env }: Machine): string[] => {
  const folders = [...(env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => path.posix.join(folder, name)));
};

const FIREFOX: Tool = {
  name: 'SHANG_FIREFOX',
  packages: ['firefox-esr', 'firefox'],
  places(machine) {
    const { platform, env } = machine;
    if (platform === 'darwin')
      return ['/Applications', `${env['HOME']}/Applications`].map(
        (folder) => `${folder}/Firefox.app/Contents/MacOS/firefox`,
      );
    if (platform === 'win32')
      return [env['ProgramFiles'], env['ProgramFiles(x86)']].map(
        (folder) => `${folder}\\Mozilla Firefox\\firefox.exe`,
      );
    return onPath(['firefox-esr', 'firefox'], machine);
  },
};

function find(tool: Tool, machine: Machine): string | undefined {
  const named = machine.env[tool.name];
  if (named && !machine.exists(named))
    throw new Failure(`${tool.name} names ${named}, but there is no such file. Correct it, or unset it.`);
  return named || tool.places(machine).find((file) => machine.exists(file) && machine.starts(file));
}

function ensure(tool: Tool, machine: Machine): string | undefined {
  const found = find(tool, machine);
  if (found || !machine.isRoot || !machine.exists('/usr/bin/apt-get')) return found;
  machine.run('apt-get', ['update', '-q']);
  for (const name of tool.packages) {
    console.log(`Installing ${name} with apt …`);
    machine.run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name]);
    const installed = find(tool, machine);
    if (installed) return installed;
  }
  return undefined;
}

export function ensureFirefox(machine: Machine): string {
  const firefox = ensure(FIREFOX, machine);
  if (firefox) return firefox;
  throw new Failure(
    'There is no Firefox here, and none could be installed. Install it, or name one: SHANG_FIREFOX=/path/to/firefox npm run other-browsers.',
  );
}

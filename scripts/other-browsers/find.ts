// The other browsers on this machine, installed if need be.
import path from 'node:path';
import type { Machine } from '../setup/browser.ts';
import { Failure } from '../setup/failure.mjs';
import type { WebKitTools } from './webkit.ts';

/** A program that the checks need. */
interface Tool {
  readonly name: string; // of the variable that may say where it lies
  readonly packages: readonly string[]; // of Debian and its kin: whichever brings it
  readonly tells?: false; // of itself, when asked for its version
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

const WEBKIT_DRIVER: Tool = {
  name: 'SHANG_WEBKIT_DRIVER',
  packages: ['webkit2gtk-driver'],
  tells: false,
  places: (machine) => onPath(['WebKitWebDriver'], machine),
};

/** Not on the path: it lies beside the library, whose folder names the kind of processor. */
const WEBKIT_BROWSER: Tool = {
  name: 'SHANG_WEBKIT',
  packages: ['webkit2gtk-driver'],
  tells: false,
  places: () =>
    ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib64', 'lib'].flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
        (name) => `/usr/${folder}/${name}/MiniBrowser`,
      ),
    ),
};

const SCREEN: Tool = {
  name: 'SHANG_XVFB',
  packages: ['xvfb'],
  tells: false,
  places: (machine) => onPath(['Xvfb'], machine),
};

function find(tool: Tool, machine: Machine): string | undefined {
  const named = machine.env[tool.name];
  if (named && !machine.exists(named))
    throw new Failure(`${tool.name} names ${named}, but there is no such file. Correct it, or unset it.`);
  const works = (file: string) => machine.exists(file) && (tool.tells === false || machine.starts(file));
  return named || tool.places(machine).find(works);
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

/** WebKit as Linux has it: the engine of Safari, without what Apple adds. */
export function ensureWebKit(machine: Machine): WebKitTools {
  if (machine.platform !== 'linux')
    throw new Failure(
      'WebKit can be driven on Linux only; here Safari has to be looked at by hand. npm run other-browsers -- --browser Firefox does the rest.',
    );
  const driver = ensure(WEBKIT_DRIVER, machine);
  const browser = ensure(WEBKIT_BROWSER, machine);
  const screen = ensure(SCREEN, machine);
  if (driver && browser && screen) return { driver, browser, screen };
  throw new Failure(
    'There is no WebKit here that can be driven, and none could be installed. On Debian and Ubuntu it takes: apt-get install webkit2gtk-driver xvfb. npm run other-browsers -- --browser Firefox does without.',
  );
}

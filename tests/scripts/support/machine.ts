import type { Machine } from '../../../scripts/setup/browser.ts';

/** A machine with these files on it; `installs` says which file a command brings. */
export function machine(
  files: string[],
  changes: Partial<Machine> = {},
  installs: Record<string, string> = {},
) {
  const commands: string[] = [];
  const there = new Set(files);
  const made: Machine = {
    env: { PATH: '/opt/bin:/usr/bin', HOME: '/Users/li', ProgramFiles: 'C:\\Program Files' },
    platform: 'linux',
    isRoot: false,
    exists: (file) => there.has(file),
    starts: () => true,
    playwrightBrowser: () => '/home/li/playwright/chrome',
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const brought = Object.entries(installs).find(([word]) => line.includes(word));
      if (brought) there.add(brought[1]);
      return brought !== undefined;
    },
    ...changes,
  };
  const bring = (file: string) => there.add(file).has(file);
  return { ...made, commands, bring };
}

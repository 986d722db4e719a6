/** npm run bench: how fast it is, as a table and, with --json, as JSON alone. */
import { benchDevices } from './bench/devices.ts';
import { dragonMarketTasks } from './bench/dragon-market.ts';
import { engineTasks } from './bench/engine.ts';
import { benchHistory } from './bench/history.ts';
import { benchLobby } from './bench/lobby.ts';
import { measure, RUNS, table } from './bench/measure.ts';
import { benchSearch } from './bench/search.ts';
import { benchSlowNetwork } from './bench/slow-network.ts';
import { benchTable } from './bench/table.ts';

const json = process.argv.includes('--json');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ?? '';
const figures = measure(
  [...engineTasks(), ...dragonMarketTasks()].filter((task) => task.name.includes(only)),
);
if (!json) {
  console.log(`Medians of ${RUNS} runs. A baseline is one copy of 256 bytes and one random number.\n`);
  console.log(`${table(figures)}\n`);
}
const waits = [
  ...('search'.startsWith(only) ? await benchSearch() : []),
  ...('history'.startsWith(only) ? await benchHistory() : []),
  ...('table'.startsWith(only) || only === 'bay' ? await benchTable(only) : []),
  ...('devices'.startsWith(only) ? await benchDevices() : []),
  ...('lobby'.startsWith(only) ? await benchLobby() : []),
  ...('slow-network'.startsWith(only) ? await benchSlowNetwork() : []),
];
if (!json && waits.length > 0) {
  console.log('In the browser, its CPU slowed four times, in milliseconds:');
  console.table(waits);
}
console.log(JSON.stringify({ runs: RUNS, figures, waits }, null, json ? 0 : 2));

/** Where the games of each game lie on the device. Those of the first have the names that they had when it was the only one. */
import { FIRST_GAME } from '../game/first-game.ts';

export interface Places {
  readonly database: string;
  readonly box: string; // where there is no database
  readonly catalogue: string;
  readonly channel: string; // for tabs to tell each other what has changed
}

export function placesOf(id: string): Places {
  const box = `${id}.games`;
  return id === FIRST_GAME
    ? { database: 'shang', box, catalogue: 'shang-lobby', channel: 'shang.games' }
    : { database: `shang-${id}`, box, catalogue: `shang-${id}-lobby`, channel: `shang.${box}` };
}

import * as door from '../../src/games/dunhuang/index.ts';
import { DOOR } from './door.ts';
import { fuzzDoor } from './fuzz-door.ts';

fuzzDoor({
  door,
  verbs: {
    ...door,
    ...Object.fromEntries(Object.entries(door.outlook).map(([name, value]) => [`outlook.${name}`, value])),
    ...Object.fromEntries(Object.entries(door.tracker).map(([name, value]) => [`tracker.${name}`, value])),
  },
  calls: DOOR,
  coded: [
    door.IllegalMove,
    door.InvalidInput,
    door.InvalidOptions,
    door.InvalidPosition,
    door.InvalidRecord,
    door.InvalidSetupCode,
  ],
  usual: 10_000,
  game: door.createGame({ players: 2, seed: 'in between' }),
});

import * as door from '../../src/games/dragon-market/index.ts';
import { DOOR } from './dragon-market-door.ts';
import { fuzzDoor } from './fuzz-door.ts';

fuzzDoor({
  door,
  verbs: door,
  calls: DOOR,
  coded: [door.IllegalMove, door.InvalidInput, door.InvalidOptions, door.InvalidPosition, door.InvalidRecord],
  usual: 3_000,
  game: door.createGame({ players: 2, seed: 'in between' }),
});

/** Shops and tokens at a real table, one good at a time: what the majority tracker asks. */
export {
  answerQuestion,
  type Collection,
  cardsToTake,
  changeCollection,
  type Question,
  religionOf,
  TOKEN_RULINGS,
  type TokenRules,
  turnToken,
  unseen,
} from './collection.ts';
export { ODDITIES, type OddToken, oddTokens } from './odd-tokens.ts';
export { type Place, possiblePlaces, type Way, wayTo } from './reachable.ts';
export { RELIGIONS, type Religion } from './religions.ts';

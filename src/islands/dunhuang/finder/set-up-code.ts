/** What the finder fetches of the engine when a code is typed: these two, not the whole of it. */
export { decodeSetup, InvalidSetupCode } from '../../../games/dunhuang/index.ts';

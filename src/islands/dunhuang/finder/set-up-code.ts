/** What the finder fetches of the engine when a code is typed: these three, not the whole of it. */
export { decodeSetup, InvalidSetupCode } from '../../../games/dunhuang/index.ts';
export { readingsOf } from '../code-readings.ts';

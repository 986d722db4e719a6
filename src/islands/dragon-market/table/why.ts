/** All that explains why something cannot be done: fetched when somebody first tries in vain (why-not.ts). */
export { bringReasons } from '../../../games/dragon-market/index.ts';
export { marksOfRefused } from '../../../reference/dragon-market/refused-marks.ts';
export { attempt } from './choosing/attempt.ts';
export { tellRefusal } from './words/refused.ts';

/** What the box allows, fetched when something is counted. */
export { scoreWarnings } from '../../../games/yinzi/index.ts';

import { layPieces } from '../../../art/lay-pieces.ts';
import type { Lang } from '../../../lib/languages.ts';
import { guarded } from '../../guarded.tsx';
import type { Game } from '../../table/game/game.ts';
import { Table } from '../../table/Table.tsx';
import { face } from './face.ts';
import { keptRules } from './kept-rules.ts';
import { opponents } from './opponents.ts';
import { PIECES } from './pieces.ts';
import type { TableWords } from './words/speech.ts';

const fetchCodes = async () => (await import('./record-codes.ts')).recordCodes;
const game: Game = { rules: keptRules, face, opponents, fetchCodes };
/** The board comes with the screen of a game in play, and beside that of a replay; its many pictures lie ready before it is drawn. */
const withBoard = <T,>(screen: Promise<T>): Promise<T> =>
  Promise.all([screen, layPieces(PIECES), import('./GameScreen.tsx')]).then(([part]) => part);
const fetchGame = () => withBoard(import('./GameScreen.tsx'));
const fetchReplay = () => withBoard(import('./ReplayScreen.tsx'));

interface Props {
  lang: Lang;
  words: TableWords;
  path: string; // of the table, after the language
}

/** The table with Dragon Market on it. */
const DragonMarketTable = (props: Props) => (
  <Table {...props} game={game} fetchGame={fetchGame} fetchReplay={fetchReplay} />
);

/** Its games lie elsewhere, and stay. */
export default guarded(DragonMarketTable, {
  'dragon-new-game': 'shang.dragon-market.table.new',
  'dragon-table': 'shang.dragon-market.table',
});

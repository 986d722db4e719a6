import { GameScreen } from '../../table/GameScreen.tsx';
import { withBoard } from '../../table/ui/with-board.tsx';
import { onBoard } from './on-board.ts';

export { onBoard };
export default withBoard(GameScreen, onBoard);

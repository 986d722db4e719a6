import { readLink as readAnyLink } from '../../table/address/links.ts';
import { ReplayScreen } from '../../table/replay/ReplayScreen.tsx';
import { withBoard } from '../../table/ui/with-board.tsx';
import { onBoard } from './on-board.ts';

export default withBoard(ReplayScreen, onBoard);

export const readLink = (fragment: string) => readAnyLink(onBoard.rules, fragment);

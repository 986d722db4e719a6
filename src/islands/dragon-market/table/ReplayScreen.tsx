import { readLink as readAnyLink } from '../../table/address/links.ts';
import { ReplayScreen } from '../../table/replay/ReplayScreen.tsx';
import { withBoard } from '../../table/ui/with-board.tsx';
// The board comes in one file with the screen of a game in play, which the lobby fetches in any case.
import './GameScreen.tsx';
import { onBoard } from './on-board.ts';
import { recordCodes } from './record-codes.ts';

export default withBoard(ReplayScreen, { ...onBoard, codes: recordCodes });

export const readLink = (fragment: string) => readAnyLink(recordCodes, fragment);

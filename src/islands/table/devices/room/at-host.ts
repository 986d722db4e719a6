/** What the device that plays a game in one room needs: fetched in one piece. */
export { RoomPanel } from './RoomPanel.tsx';
export { RoomStatus } from './RoomStatus.tsx';
export { roomOf } from './room.ts';

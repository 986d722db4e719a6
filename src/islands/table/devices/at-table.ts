/** What a table needs that is not the only device of its game: fetched in one piece. */
export { ApartNotes } from './ApartNotes.tsx';
export { Away } from './Away.tsx';
export { Devices } from './Devices.tsx';

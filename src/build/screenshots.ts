/** The pictures that a phone or a computer shows of the app before it is installed; `npm run screenshots` takes them. */
import type { Lang } from '../lib/languages.ts';
import type { RoomId } from '../lib/rooms.ts';

export interface Screenshot {
  readonly room: RoomId;
  readonly form: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
}

export const SCREENSHOTS: readonly Screenshot[] = [
  { room: 'home', form: 'wide', width: 1280, height: 800 },
  { room: 'home', form: 'narrow', width: 390, height: 844 },
  { room: 'characters', form: 'narrow', width: 390, height: 844 },
  { room: 'setup', form: 'narrow', width: 390, height: 844 },
];

export const screenshotFile = (lang: Lang, { room, form }: Screenshot): string =>
  `/screenshots/${lang}-${room}-${form}.png`;

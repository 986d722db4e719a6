/** The pictures that a phone or a computer shows of the app before it is installed; `npm run screenshots` takes them. */
import type { Lang } from '../lib/languages.ts';
import type { NavPageId } from '../site/navigation.ts';

export interface Screenshot {
  readonly page: NavPageId;
  readonly form: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
}

export const SCREENSHOTS: readonly Screenshot[] = [
  { page: 'home', form: 'wide', width: 1280, height: 800 },
  { page: 'table', form: 'wide', width: 1280, height: 800 },
  { page: 'home', form: 'narrow', width: 390, height: 844 },
  { page: 'table', form: 'narrow', width: 390, height: 844 },
  { page: 'characters', form: 'narrow', width: 390, height: 844 },
  { page: 'setup', form: 'narrow', width: 390, height: 844 },
];

export const screenshotFile = (lang: Lang, { page, form }: Screenshot): string =>
  `/screenshots/${lang}-${page}-${form}.png`;

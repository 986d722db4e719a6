/** The rules and rulings that a page's text explains, in order: for its navigation, for search and for tests. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** People's words for it. */
  readonly words: string;
}

const SECTION = /<(?:Rule|Ruling) id="([^"]+)"(?: words="([^"]*)")?>([^<]+)<\/(?:Rule|Ruling)>/g;

export const outline = (text: string): readonly Section[] =>
  [...text.matchAll(SECTION)].map(([, id, words = '', title]) => ({ id: id!, title: title!, words }));

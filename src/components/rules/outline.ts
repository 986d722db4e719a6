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

/** A page of the rules as the navigation lists it, with the sections of the one that is open. */
export interface RulesLink {
  readonly to: string; // the address after the language
  readonly name: string;
  readonly sections: readonly Section[];
}

/** A section or none needs no list, and more than a handful would be a list as long as the page. */
export const sectionsToList = (text: string): readonly Section[] => {
  const sections = outline(text);
  return sections.length > 1 && sections.length < 9 ? sections : [];
};

/** The words that every page of the house says, whichever game it is about. A game's pages take theirs from `./<game>/`. */
import { speakingWith } from './dictionary.ts';
import en from './site/en.json';
import nl from './site/nl.json';

export const { words, pick } = speakingWith({ en, nl });

/** The only door into the rules of Merchants of Dunhuang. */
export * from './rules.ts';
export * from './types.ts';

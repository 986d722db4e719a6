/** A chance as it is said. */
export const percent = (chance: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(chance);

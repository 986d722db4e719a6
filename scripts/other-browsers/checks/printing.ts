import assert from 'node:assert/strict';
import { LANGUAGES } from '../../../src/lib/languages.ts';
import { type Check, openAwake } from '../check.ts';
import { sheetsOf } from '../pdf.ts';

/** The page's own, not the look-alikes that stand in until they have come. */
const fontsAreThere = () =>
  document.documentElement.dataset['fonts'] !== 'awaited' && document.fonts.status === 'loaded';

export const printing: Check = {
  name: 'the player aid is one sheet of paper',
  needs: 'print',
  async run(visit) {
    for (const lang of LANGUAGES) {
      await openAwake(visit, `${lang}/dunhuang/rules/aid/`);
      await visit.page.until('the fonts', fontsAreThere);
      assert.equal(sheetsOf(await visit.page.print()), 1, lang);
    }
  },
};

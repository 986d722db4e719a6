/** Every word of the house; where two games say a thing each in their own way, it is Dunhuang's, which most tests are about. */
import adviceEn from '../../src/i18n/advice/en.json' with { type: 'json' };
import adviceNl from '../../src/i18n/advice/nl.json' with { type: 'json' };
import coachEn from '../../src/i18n/coach/en.json' with { type: 'json' };
import coachNl from '../../src/i18n/coach/nl.json' with { type: 'json' };
import devicesEn from '../../src/i18n/devices/en.json' with { type: 'json' };
import devicesNl from '../../src/i18n/devices/nl.json' with { type: 'json' };
import dragonEn from '../../src/i18n/dragon-market/en.json' with { type: 'json' };
import dragonNl from '../../src/i18n/dragon-market/nl.json' with { type: 'json' };
import dunhuangEn from '../../src/i18n/dunhuang/en.json' with { type: 'json' };
import dunhuangNl from '../../src/i18n/dunhuang/nl.json' with { type: 'json' };
import learnEn from '../../src/i18n/learn/en.json' with { type: 'json' };
import learnNl from '../../src/i18n/learn/nl.json' with { type: 'json' };
import liveEn from '../../src/i18n/live/en.json' with { type: 'json' };
import liveNl from '../../src/i18n/live/nl.json' with { type: 'json' };
import scoreEn from '../../src/i18n/score/en.json' with { type: 'json' };
import scoreNl from '../../src/i18n/score/nl.json' with { type: 'json' };
import siteEn from '../../src/i18n/site/en.json' with { type: 'json' };
import siteNl from '../../src/i18n/site/nl.json' with { type: 'json' };
import tableEn from '../../src/i18n/table/en.json' with { type: 'json' };
import tableNl from '../../src/i18n/table/nl.json' with { type: 'json' };

import yinziEn from '../../src/i18n/yinzi/en.json' with { type: 'json' };
import yinziNl from '../../src/i18n/yinzi/nl.json' with { type: 'json' };

export const en = {
  ...siteEn,
  ...tableEn,
  ...adviceEn,
  ...coachEn,
  ...devicesEn,
  ...liveEn,
  ...scoreEn,
  ...yinziEn,
  ...dragonEn,
  ...learnEn,
  ...dunhuangEn,
};
export const nl = {
  ...siteNl,
  ...tableNl,
  ...adviceNl,
  ...coachNl,
  ...devicesNl,
  ...liveNl,
  ...scoreNl,
  ...yinziNl,
  ...dragonNl,
  ...learnNl,
  ...dunhuangNl,
};

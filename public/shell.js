/*
 * Runs when the page has been seen: what the theme switch remembers, what other tabs choose, and the fonts. The chosen
 * theme is on the page by then (src/build/first-paint.ts). All of the page reads without it.
 */
(() => {
  const root = document.documentElement;
  const THEME = 'shang.theme';
  const FONTS = 'shang.fonts';
  const KEYS = 'shang.keys';

  // Storage may be refused, as in some private windows: then a choice lasts as long as the page.
  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const remember = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {}
  };

  const show = (theme) => {
    const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
    if (chosen) root.dataset.theme = chosen;
    else delete root.dataset.theme;
    // The browser's own bars: one of two colours, by the system's wish or by the reader's.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const mine = meta.dataset.scheme;
      meta.media = chosen ? (mine === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${mine})`;
    }
    const option = document.querySelector(`input[name="theme"][value="${chosen ?? 'system'}"]`);
    if (option) option.checked = true;
  };

  const choose = (theme) => {
    remember(THEME, theme);
    show(theme);
  };

  // Somebody may have chosen while this file was on its way.
  const early = document.querySelector('input[name="theme"]:checked');
  if (early && !early.defaultChecked) choose(early.value);
  else show(recall(THEME));
  // In another tab, or in another page while this one lay in the browser's back/forward cache.
  const follow = () => {
    show(recall(THEME));
    if (recall(KEYS) === 'off') root.dataset.keys = 'off';
    else delete root.dataset.keys;
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  // The search is not said to have a key that is turned off (src/lib/shortcuts.ts).
  const nameKeys = () =>
    document
      .querySelector('[data-search][aria-keyshortcuts]')
      ?.setAttribute('aria-keyshortcuts', root.dataset.keys ? 'Control+K' : '/ Control+K');
  new MutationObserver(nameKeys).observe(root, { attributeFilter: ['data-keys'] });
  nameKeys();

  document.addEventListener('change', ({ target }) => {
    if (target.name === 'theme') choose(target.value);
  });

  // A first visit reads in the stand-ins at once and changes to our fonts when all are here, unless what is being read would
  // jump for it: then the next page begins with them, as every later one does, since they are on the device.
  const JUMP = 20; // px: a line breaks elsewhere
  /** Where each piece of text begins. */
  const places = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      found.push(range.getClientRects()[0]);
    }
    return found;
  };
  const wouldJump = (before) =>
    places().some((place, n) => {
      const old = before[n];
      if (!place || !old || old.bottom < 0 || old.top > innerHeight) return false;
      return Math.hypot(place.left - old.left, place.top - old.top) > JUMP;
    });
  if (root.dataset.fonts === 'awaited') {
    Promise.all([
      document.fonts.load('1em "Source Sans 3"'),
      document.fonts.load('700 1em Alegreya'),
      document.fonts.load('1em "Shang CJK"', '商'),
    ])
      .then(() => remember(FONTS, 'kept'))
      .catch(() => {}) // tried again on the next page
      .finally(() => {
        const before = places();
        delete root.dataset.fonts;
        // Before anything is painted. At a board there is nothing to read that could jump.
        if (!root.className.includes('is-covered') && wouldJump(before)) root.dataset.fonts = 'next';
      });
  }
})();

/*
 * Runs when the page has been read: what the header's two switches remember, and what can wait until the page is
 * seen. The chosen theme is on the page by then (src/lib/first-paint.ts). All of the page reads without it.
 */
(() => {
  const root = document.documentElement;
  const THEME = 'shang.theme';
  const LANGUAGE = 'shang.language';
  const FONTS = 'shang.fonts';

  // Workers come from this site; nothing else that the policy asks about is ever made from text.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location).origin === location.origin ? address : null),
  });

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

  show(recall(THEME));
  addEventListener('storage', (event) => event.key === THEME && show(event.newValue));

  document.addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return;
    remember(THEME, target.value);
    show(target.value);
  });

  document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[data-language]');
    if (!link) return;
    remember(LANGUAGE, link.dataset.language);
    // The same section in the other language: anchors are the same in both.
    link.hash = location.hash;
  });

  const painted = new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));

  // A first visit reads in the stand-ins at once and changes to our fonts when all are here. After that they are
  // on the device, and a page begins with them.
  if (root.dataset.fonts === 'awaited') {
    painted
      .then(() =>
        Promise.all([
          document.fonts.load('1em "Source Sans 3"'),
          document.fonts.load('700 1em Alegreya'),
          document.fonts.load('1em "Shang CJK"', '商'),
        ]),
      )
      .then(() => remember(FONTS, 'kept'))
      .catch(() => {}) // tried again on the next page
      .finally(() => delete root.dataset.fonts);
  }

  Promise.all([painted, loaded]).then(() => {
    const { content } = document.querySelector('template#later');
    document.head.append(document.importNode(content, true));
  });
})();

/* A missing page speaks the language of the address that was asked for, if it names one; else both. */
(() => {
  const sections = [...document.querySelectorAll('main > section[lang]')];
  const asked = location.pathname.split('/');
  const chosen = sections.find((section) => asked.includes(section.lang));
  if (!chosen) return;
  for (const section of sections) section.hidden = section !== chosen;
  const root = document.documentElement;
  root.lang = chosen.lang;
  document.title = 'away' in root.dataset ? chosen.dataset.awayTitle : chosen.dataset.title;
})();

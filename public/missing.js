/* A missing page speaks the language of the address that was asked for, if it names one; else both. */
(() => {
  const sections = [...document.querySelectorAll('main > section[lang]')];
  const asked = location.pathname.split('/');
  const chosen = sections.find((section) => asked.includes(section.lang));
  if (!chosen) return;
  for (const section of sections) section.hidden = section !== chosen;
  document.documentElement.lang = chosen.lang;
  document.title = chosen.dataset.title;
})();

/* On the front step: in by the language chosen before, else by the first one the browser asks for. */
(() => {
  const { base, languages } = document.currentScript.dataset;
  const known = languages.split(' ');
  let stored = null;
  try {
    stored = localStorage.getItem('shang.language');
  } catch {}
  const wishes = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const lang = wishes.find((wish) => known.includes(wish)) ?? known[0];
  location.replace(`${base}${lang}/${location.search}${location.hash}`);
})();

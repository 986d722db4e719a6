/*
 * A page is painted before its islands listen, on a slow network by seconds. What is pressed or typed in one meanwhile is kept
 * and done as soon as it listens. One is an `astro-island`, or what says `data-asleep`; both tell with `astro:hydrate` that they woke.
 *
 * This stands in the page itself (src/middleware.ts), so that it is there with the first thing to press.
 */
{
  const BUTTON = 'button,[type=checkbox],[type=radio]'; // links, lists and fields do what they do without scripts
  const kept = new Map(); // island → what was touched, each thing once: whoever presses thrice wonders why nothing happens
  const on = (type, act) => document.addEventListener(type, act, true);

  const keep = (thing) => {
    const island = thing?.closest('astro-island[ssr],[data-asleep]');
    if (island) kept.set(island, (kept.get(island) ?? new Set()).add(thing));
    return island;
  };
  const press = (event, thing) => {
    if (!keep(thing)) return;
    event.preventDefault();
    event.stopPropagation();
    thing.dataset.kept = '';
  };
  on('click', (event) => press(event, event.target.closest?.(BUTTON)));
  on('submit', (event) => press(event, event.target));
  on('input', ({ target }) => keep(target));
  on('change', ({ target }) => keep(target));

  // Who comes to a lesson or a game by its address sees nothing before its screen has come: that is fetched beside the island.
  document.addEventListener(
    'readystatechange',
    () => {
      for (const { dataset, content } of document.querySelectorAll('template[data-with]'))
        if (location.hash.startsWith(`#${dataset.with}=`))
          document.head.append(document.importNode(content, true));
    },
    { once: true },
  );

  // A part that is not to be had: public/offline.js looks whether the host has a newer version by now.
  const lose = () => {
    document.documentElement.dataset.lost = '';
  };
  addEventListener('vite:preloadError', lose);
  on('astro:hydration-error', lose);

  const tell = (field, value) => {
    if (!field.files) field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  on('astro:hydrate', ({ target: island }) => {
    const todo = Array.from(kept.get(island) ?? [], (thing) => {
      const { value } = thing; // as it was typed: the island may show what it remembers
      return () => {
        delete thing.dataset.kept;
        if (!thing.isConnected) return;
        if (thing.matches('form')) thing.requestSubmit();
        else if (thing.matches(BUTTON)) thing.click();
        else tell(thing, value);
      };
    });
    kept.delete(island);
    // What the island does on waking comes first, and each thing is shown before the next is done.
    const soon = () => requestAnimationFrame(() => setTimeout(next));
    const next = () => {
      const act = todo.shift();
      if (!act) return;
      act();
      soon();
    };
    soon();
  });
}

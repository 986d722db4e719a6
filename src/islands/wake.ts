/**
 * Wakes an island, in place of @astrojs/preact's own: ours are handed nothing to stand inside them and no signals, are always drawn
 * beforehand, and go with their page. A test looks that no page asks for more (tests/islands/wake.test.ts).
 */
import { type ComponentType, h, hydrate } from 'preact';

export default (island: HTMLElement) => (Island: ComponentType, props: object) => {
  if (island.hasAttribute('ssr')) hydrate(h(Island, props), island);
};

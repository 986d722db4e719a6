/** Which lesson or puzzle is on the board, as the address has it: `#lesson=move`. */
import { useEffect, useState } from 'preact/hooks';

/** Empty where the address names none. */
export function useFragment(name: 'lesson' | 'puzzle'): string {
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    const follow = () => setFragment(new URLSearchParams(location.hash.slice(1)).get(name) ?? '');
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  return fragment;
}

/** Back to the page itself; going back in the browser leads to the board again. */
export function leaveFragment(): void {
  history.pushState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
}

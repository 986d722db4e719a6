/** The search at work: names at once, the full text right after, the keyboard throughout. */
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../lib/languages.ts';
import { buildIndex, lookUp } from '../../lib/search/rank.ts';
import { fetchFile, type SearchDialog } from './file.ts';
import { openFullText } from './fulltext.ts';
import type { TextHit } from './pagefind.worker.ts';
import { answerResults, textResults } from './results.ts';

const ANSWERS = 5;
const REST = 500; // ms

/** Takes the dialog into service. */
export async function serve(dialog: SearchDialog): Promise<void> {
  const { home, game } = dialog.dataset;
  const lang = document.documentElement.lang as Lang;
  const fullText = openFullText(dialog);
  const input = dialog.querySelector('input')!;
  const status = dialog.querySelector('[role="status"]')!;
  const results = dialog.querySelector<HTMLElement>('[data-results]')!;
  const useful = dialog.querySelector<HTMLElement>('[data-useful]')!;

  const { words, entries, synonyms } = await fetchFile(dialog);
  const { t, plural } = translator(lang, words);
  const index = buildIndex(lang, entries, synonyms);

  /** The links on show; those of the useful pages are part of it only while they are. */
  const links = () => [
    ...dialog.querySelectorAll<HTMLAnchorElement>(`[data-results] li a, [data-useful]:not([hidden]) li a`),
  ];

  function markFirst(question: string) {
    for (const link of dialog.querySelectorAll('.first')) link.classList.remove('first');
    if (question !== '') links()[0]?.classList.add('first');
  }

  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Said to those who listen when the typing rests, not at every key. */
  function announce(text: () => string) {
    clearTimeout(pause);
    pause = setTimeout(() => {
      status.textContent = text();
    }, REST);
  }

  function inIndex(question: string) {
    const named = lookUp(index, question, ANSWERS, game);
    return named.length > 0 ? [answerResults(t('search.answers'), named, question, home!)] : [];
  }

  /** Each keystroke is answered for what stands in the field then; an answer that comes too late is dropped. */
  async function answer() {
    const question = input.value.trim();
    const found = inIndex(question);
    results.replaceChildren(...found);
    useful.hidden = question !== '';
    markFirst(question);
    results.ariaBusy = String(question !== '');
    if (question === '') {
      announce(() => '');
      return;
    }

    let hits: readonly TextHit[] = [];
    let failed = false;
    try {
      hits = await fullText(question);
    } catch {
      failed = true;
    }
    if (input.value.trim() !== question) return;
    if (hits.length > 0) results.append(textResults(t('search.text'), hits));
    const none = found.length === 0 && hits.length === 0;
    if (failed) results.append(sentence(t('search.failed')));
    else if (none) results.append(sentence(t('search.none', { query: question })));
    useful.hidden = !none;
    markFirst(question);
    results.ariaBusy = 'false';
    announce(() => (none ? t('search.none', { query: question }) : plural('search.count', links().length)));
  }

  function sentence(text: string) {
    const made = document.createElement('p');
    made.className = 'none';
    made.textContent = text;
    return made;
  }

  function move(step: 1 | -1) {
    const all: HTMLElement[] = [input, ...links()];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]!.focus();
  }

  // Once for nobody: the first time takes a browser three times as long as the next, and no key should wait for that.
  if (input.value === '') inIndex(entries[0]!.title);

  let answered = answer();
  input.addEventListener('input', () => {
    delete dialog.dataset['go'];
    answered = answer();
  });

  async function go() {
    if (links().length === 0 || input.value.trim() === '') await answered;
    if (input.value.trim() !== '') links()[0]?.click();
  }

  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key.length === 1 && event.target !== input && !event.ctrlKey && !event.metaKey) {
      input.focus();
    }
  });
  dialog.querySelector('form')!.addEventListener('submit', go);
  if (dialog.dataset['go']) go();

  // A hit on this very page does not load it again: the dialog must make way.
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('li a')) dialog.close();
  });
}

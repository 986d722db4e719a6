/** The search at work: names at once, the full text right after, the keyboard throughout. */
import { translator, type WordsOf } from '../../i18n/translate.ts';
import type { Lang } from '../../lib/languages.ts';
import { indexNames, lookUp, type NameIndex } from '../../lib/search/names.ts';
import { openFullText, type TextHit } from './fulltext.ts';
import { nameResults, textResults } from './results.ts';

const NAMES = 5;

let served: Promise<void> | undefined;

/** Takes the dialog into service; from the second time on there is nothing left to do. */
export function serve(dialog: HTMLDialogElement): Promise<void> {
  served ??= start(dialog);
  return served;
}

async function start(dialog: HTMLDialogElement): Promise<void> {
  const { words, names, pagefind, home } = dialog.dataset;
  const dictionary: WordsOf<'search.'> = JSON.parse(words!);
  const { t, plural } = translator(document.documentElement.lang as Lang, dictionary);
  const input = dialog.querySelector('input')!;
  const status = dialog.querySelector('[role="status"]')!;
  const results = dialog.querySelector<HTMLElement>('[data-results]')!;
  const useful = dialog.querySelector<HTMLElement>('[data-useful]')!;

  // The names are asked for first: they answer first.
  const entries = fetch(names!).then((answer) => answer.json());
  const fullText = openFullText(pagefind!);
  // Said once it is asked for; until then nobody has missed it.
  fullText.catch(() => {});
  const index: NameIndex = indexNames(await entries);

  /** The links on show; those of the useful pages are part of it only while they are. */
  const links = () => [
    ...dialog.querySelectorAll<HTMLAnchorElement>(`[data-results] li a, [data-useful]:not([hidden]) li a`),
  ];

  function announce(question: string, none: boolean) {
    const all = links();
    status.textContent =
      question === ''
        ? ''
        : none
          ? t('search.none', { query: question })
          : plural('search.count', all.length);
    for (const link of dialog.querySelectorAll('.first')) link.classList.remove('first');
    if (question !== '') all[0]?.classList.add('first');
  }

  /** Each keystroke is answered for what stands in the field then; an answer that comes too late is dropped. */
  async function answer() {
    const question = input.value.trim();
    const named = lookUp(index, question, NAMES);
    const found = named.length > 0 ? [nameResults(t('search.names'), named, question, home!)] : [];
    results.replaceChildren(...found);
    useful.hidden = question !== '';
    announce(question, false);
    results.ariaBusy = String(question !== '');
    if (question === '') return;

    let hits: TextHit[] = [];
    let failed = false;
    try {
      hits = await (await fullText)(question);
    } catch {
      failed = true;
    }
    if (input.value.trim() !== question) return;
    if (hits.length > 0) results.append(textResults(t('search.text'), hits));
    const none = found.length === 0 && hits.length === 0;
    if (failed) results.append(sentence(t('search.failed')));
    else if (none) results.append(sentence(t('search.none', { query: question })));
    useful.hidden = !none;
    results.ariaBusy = 'false';
    announce(question, none);
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

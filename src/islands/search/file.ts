/** What the search answers with, fetched until it is there: a failed fetch is tried again at the next sign of life. */
import type { WordsOf } from '../../i18n/translate.ts';
import type { Entry } from '../../lib/search/entry.ts';

/** What the small index of a language holds, and the words to answer with. */
export interface SearchFile {
  readonly words: WordsOf<'search.'>;
  readonly entries: readonly Entry[];
  readonly synonyms: readonly string[];
}

/** The dialog, with what was begun as somebody reached for it. */
export interface SearchDialog extends HTMLDialogElement {
  fullText?: Worker | undefined; // none while it could not be fetched
  startFullText?: () => Worker;
  file?: Promise<Response>;
}

/** Somebody types on, asks for it, or is online again. */
const signOfLife = (dialog: SearchDialog) =>
  new Promise<void>((resolve) => {
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    const { signal } = stop;
    dialog.querySelector('input')!.addEventListener('input', go, { signal });
    dialog.querySelector('[data-again]')!.addEventListener('click', go, { signal });
    addEventListener('online', go, { signal });
  });

export async function fetchFile(dialog: SearchDialog): Promise<SearchFile> {
  const failed = dialog.querySelector<HTMLElement>('[data-failed]')!;
  for (;;) {
    try {
      const answer = await dialog.file!;
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      const file: SearchFile = await answer.json();
      failed.hidden = true;
      return file;
    } catch {
      failed.hidden = false;
      await signOfLife(dialog);
      dialog.file = fetch(dialog.dataset['names']!);
    }
  }
}

/** "In this game": the eight that are in the circle, chosen by hand or by a set-up code, and remembered. */
import type { WordsOf } from '../../../i18n/translate.ts';
import { type BoxOptions, createBox } from '../../../lib/storage.ts';

type Words = WordsOf<'error.setup.' | 'finder.eight'>;

const isCircle = (data: unknown): data is string[] =>
  Array.isArray(data) &&
  data.length === 8 &&
  data.every((id) => typeof id === 'string' && /^[a-z-]{1,40}$/.test(id));

export const inGameBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}) =>
  createBox<string[]>({
    name: 'dunhuang.in-game',
    version: 1,
    parse: (data) => (isCircle(data) ? data : undefined),
    ...where,
  });
const box = inGameBox();

export function startInGame(finder: HTMLElement, refresh: () => void): void {
  const dialog = finder.querySelector<HTMLDialogElement>('[data-in-game]')!;
  const form = dialog.querySelector('form')!;
  const code = form.querySelector<HTMLInputElement>('#finder-code')!;
  const problem = form.querySelector<HTMLElement>('[data-problem]')!;
  const readings = form.querySelector<HTMLElement>('[data-readings]')!;
  const all = finder.querySelector<HTMLButtonElement>('[data-all]')!;
  const words: Words = JSON.parse(dialog.dataset['words']!);
  const links = [...finder.querySelectorAll<HTMLAnchorElement>('a[data-character]')];
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

  function show(circle: readonly string[] | undefined) {
    for (const link of links) {
      if (circle && !circle.includes(link.dataset['character']!)) link.dataset['out'] = '';
      else delete link.dataset['out'];
    }
    for (const radio of radios) radio.checked = circle?.includes(radio.value) ?? false;
    all.hidden = circle === undefined;
    finder.toggleAttribute('data-eight', circle !== undefined);
    refresh();
  }

  function choose(circle: string[]) {
    box.write(circle);
    show(circle);
    if (dialog.open) dialog.close();
  }

  function complain(sentence: string) {
    problem.textContent = sentence;
    code.setAttribute('aria-invalid', String(sentence !== ''));
  }

  const nameOf = (id: string) =>
    links.find((link) => link.dataset['character'] === id)!.querySelector('b')!.textContent;

  /** A typed code that can be read in several ways: every circle it may mean, to choose from. */
  function ask(circles: ReadonlyMap<string, string[]>) {
    readings.hidden = circles.size === 0;
    const buttons = [...circles].map(([reading, circle]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.textContent = `${reading}: ${circle.map(nameOf).join(', ')}`;
      button.addEventListener('click', () => choose(circle));
      return button;
    });
    readings.querySelector('div')!.replaceChildren(...buttons);
  }

  /** The code is read by the engine, which is fetched only now. */
  async function open(text: string, typed = false): Promise<void> {
    const { decodeSetup, InvalidSetupCode, readingsOf } = await import('./set-up-code.ts');
    try {
      const asked = text.trim().toUpperCase();
      const circle = decodeSetup(asked);
      complain('');
      const several = typed ? readingsOf(asked) : [];
      ask(new Map(several.length > 1 ? several.map((reading) => [reading, decodeSetup(reading)]) : []));
      if (several.length <= 1) choose(circle);
    } catch (error) {
      if (!(error instanceof InvalidSetupCode)) throw error;
      complain(words[`error.setup.${error.code}`]);
      if (!dialog.open) dialog.showModal();
      code.value = text;
      code.focus();
    }
  }

  finder.querySelector('[data-choose]')!.addEventListener('click', () => {
    complain('');
    ask(new Map());
    code.value = '';
    dialog.showModal();
  });
  all.addEventListener('click', () => {
    box.forget();
    show(undefined);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close-game]')) dialog.close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (code.value.trim() !== '') {
      open(code.value, true);
      return;
    }
    const chosen = radios.filter(({ checked }) => checked).map(({ value }) => value);
    if (chosen.length === 8) choose(chosen);
    else complain(words['finder.eight']);
  });

  /** A link from the set-up carries its code: `#s=…`. */
  const linked = new URLSearchParams(location.hash.slice(1)).get('s');
  show(box.read().value);
  if (linked !== null) open(linked);
}

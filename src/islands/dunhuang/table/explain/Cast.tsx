import { Character } from '../../../../art/index.ts';
import { SPACES, spaceAfter, type View } from '../../../../games/dunhuang/index.ts';
import { localePath } from '../../../../lib/url.ts';
import { rulePath } from '../../../../reference/dunhuang/rule-links.ts';
import { useUi } from '../words/speech.ts';
import './explain.css';

/** The eight of this game and what they do, as the camel will meet them. */
export default function Cast({ view: { circle, camel } }: { view: View }) {
  const { t, character, lang } = useUi();
  const order = SPACES.map((_, i) => circle[spaceAfter(camel ?? 7, i + 1)]!);
  return (
    <>
      <p>{t('table.board.hold')}</p>
      <ol class="cast">
        {order.map((id) => (
          <li key={id}>
            <Character id={id} size={48} />
            <span>
              <b>{character(id)}</b>
              <br />
              {t(`effect.${id}`)}.{' '}
              <a
                href={localePath(lang, rulePath(`character.${id}`))}
                target="_blank"
                rel="noreferrer"
                aria-label={t('table.cast.rule', { character: character(id) })}
              >
                §
              </a>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

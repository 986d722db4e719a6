import { useEffect, useMemo } from 'preact/hooks';
import { OBJECTIVES } from '../../../games/dragon-market/index.ts';
import { translator } from '../../../i18n/translate.ts';
import { onKeptElsewhere } from '../../../lib/kept-elsewhere.ts';
import type { Lang } from '../../../lib/languages.ts';
import { saveText } from '../../../lib/save-file.ts';
import { localePath } from '../../../lib/url.ts';
import type { BrokenWords } from '../../Broken.tsx';
import { FileButton } from '../../FileButton.tsx';
import { guarded } from '../../guarded.tsx';
import { StorageNote } from '../../StorageNote.tsx';
import { UiContext } from '../../ui.ts';
import { cardsBox } from './boxes.ts';
import { CardEditor } from './CardEditor.tsx';
import { CardList } from './CardList.tsx';
import { writeCardsFile } from './file.ts';
import { createCardsModel } from './model.ts';
import { Names } from './Names.tsx';
import type { Colour } from './own-cards.ts';
import { type CardsWords, type Ui, useUi } from './ui.ts';
import '../../island.css';
import './my-cards.css';

interface Props {
  lang: Lang;
  words: CardsWords & BrokenWords;
}

function Cards({ colour }: { colour: Colour }) {
  const { model, t } = useUi();
  const n = model[colour].cards.value.length;
  return (
    <section aria-labelledby={`cards-${colour}`}>
      <h2 id={`cards-${colour}`}>
        {t(`dragon.cards.${colour}`)} <small>{t('dragon.cards.count', { n, all: OBJECTIVES[colour] })}</small>
      </h2>
      <CardList colour={colour} />
      <CardEditor colour={colour} />
    </section>
  );
}

/** To another device and back, and away with them. */
function Files() {
  const { model, t } = useUi();
  const problem = model.problem.value;
  return (
    <section aria-labelledby="cards-files">
      <h2 id="cards-files">{t('dragon.cards.files')}</h2>
      <div class="choices">
        <button
          type="button"
          class="button"
          onClick={() =>
            saveText('dragon-market-cards.json', 'application/json', writeCardsFile(model.cards.value))
          }
        >
          {t('dragon.cards.save')}
        </button>
        <FileButton
          text={t('dragon.cards.open')}
          onFile={async (file) => model.openFile(await file.text())}
        />
        <button type="button" class="button button--danger" onClick={model.clear}>
          {t('dragon.cards.clear')}
        </button>
      </div>
      <p class="problem" role="alert">
        {problem && t(`dragon.cards.problem.${problem}`)}
      </p>
    </section>
  );
}

/** The cards of one's own box, typed in once and played with at the table. */
function MyCardsScreen({ lang, words }: Props) {
  const ui = useMemo(
    (): Ui => ({ ...translator(lang, words), model: createCardsModel(cardsBox()) }),
    [lang, words],
  );
  const { model, t } = ui;
  useEffect(() => {
    model.load();
    return onKeptElsewhere([cardsBox().key], model.load);
  }, [model]);
  return (
    <UiContext.Provider value={ui}>
      <div class="my-cards">
        <StorageNote trouble={model.trouble.value} />
        <Names />
        <p class="my-cards-undo" role="status">
          {model.canUndo.value && (
            <>
              {t('dragon.cards.changed')}{' '}
              <button type="button" class="button" onClick={model.undo}>
                {t('dragon.cards.undo')}
              </button>
            </>
          )}
        </p>
        <Cards colour="blue" />
        <Cards colour="red" />
        <Files />
        <p>
          <a href={localePath(lang, '/dragon-market/table/')}>{t('dragon.cards.play')}</a>
        </p>
      </div>
    </UiContext.Provider>
  );
}

export const MyCards = guarded(MyCardsScreen, { 'dragon-cards': 'shang.dragon-market.cards' });

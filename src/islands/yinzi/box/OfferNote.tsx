import { useEffect, useRef } from 'preact/hooks';
import { useUi } from './ui.ts';

/** What a link or a file brings: nothing is changed before somebody says so, and it can be undone. */
export function OfferNote() {
  const { model, t } = useUi();
  const offer = model.offer.value;
  const problem = model.problem.value;
  const note = useRef<HTMLDivElement>(null);
  // Whoever opened a file stands at the other end of the page.
  useEffect(() => {
    if (offer || problem) note.current!.focus();
  }, [offer?.profile, problem]);
  return (
    <div ref={note} tabIndex={-1}>
      <p class="problem" role="alert">
        {problem && t(`yinzi.box.problem.${problem}`)}
      </p>
      {offer && (
        <section class="card box-offer" aria-labelledby="box-offer">
          <h2 id="box-offer">{t('yinzi.box.offer')}</h2>
          <p>{t('yinzi.box.offer.what', { fresh: offer.fresh, other: offer.other })}</p>
          <div class="choices">
            <button type="button" class="button button--main" onClick={model.take}>
              {t('yinzi.box.offer.take')}
            </button>
            <button type="button" class="button" onClick={model.leave}>
              {t('yinzi.box.offer.leave')}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

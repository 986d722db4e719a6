import type { ComponentChildren } from 'preact';
import { BadCode } from './BadCode.tsx';
import { Mark } from './Mark.tsx';
import { tellRefusal } from './sentences.ts';
import { type Effects, useUi } from './ui.ts';
import './tools.css';

interface ToolProps {
  mark: Parameters<typeof Mark>[0]['name'];
  onClick: () => void;
  children: ComponentChildren;
}

function Tool({ mark, onClick, children }: ToolProps) {
  return (
    <button type="button" class="tool" onClick={onClick}>
      <Mark name={mark} />
      <span>{children}</span>
    </button>
  );
}

/** What can be done with the chosen character. */
export function Tools({ effects }: { effects: Effects }) {
  const ui = useUi();
  const { model, t } = ui;
  const tile = model.selected.value;
  const id = tile === undefined ? undefined : model.circle.value[model.spaceOf(tile)]!;
  const notice = model.notice.value;
  const refusal = notice?.type === 'refused' ? notice.refusal : model.refusal.value;

  return (
    <div class="tools chrome">
      <p class="problem" role="alert">
        {refusal && tellRefusal(refusal, ui)}
      </p>
      <BadCode
        wrong={notice?.type === 'bad-code' && notice.linked ? notice.read : undefined}
        open={model.open}
      />
      {tile === undefined || id === undefined ? (
        <p class="tools-hint">{t('setup.hint')}</p>
      ) : (
        <>
          <p class="tools-effect">
            <b>{t(`character.${id}`)}</b> {effects[id]}
          </p>
          <fieldset class="tools-row">
            <legend class="unseen">{t(`character.${id}`)}</legend>
            <Tool mark={model.isLocked(id) ? 'unlock' : 'lock'} onClick={() => model.toggleLock(tile)}>
              {t(model.isLocked(id) ? 'setup.unlock' : 'setup.lock')}
            </Tool>
            <Tool mark="turn" onClick={() => model.turn(tile)}>
              {t('setup.turn')}
            </Tool>
            <Tool mark="ban" onClick={() => model.ban(id)}>
              {t('setup.ban')}
            </Tool>
            <Tool mark="back" onClick={() => model.step(tile, -1)}>
              {t('setup.back')}
            </Tool>
            <Tool mark="on" onClick={() => model.step(tile, 1)}>
              {t('setup.on')}
            </Tool>
          </fieldset>
        </>
      )}
    </div>
  );
}

import { useState } from 'preact/hooks';
import { FileButton } from '../FileButton.tsx';
import type { Device } from './device.ts';
import {
  type DeviceFile,
  type FileTrouble,
  type Mode,
  planFor,
  type Row,
  readDeviceFile,
} from './device-file.ts';
import { useUi } from './ui.ts';

interface Props {
  device: Device | undefined;
  take(file: DeviceFile, mode: Mode): void;
}

interface Plan {
  readonly name: string;
  readonly file: DeviceFile;
  readonly rows: readonly Row[];
}

const MODES: readonly Mode[] = ['merge', 'replace'];

function PlanTable({ plan: { name, rows }, mode }: { plan: Plan; mode: Mode }) {
  const { t, number } = useUi();
  return (
    <table>
      <caption>{t('data.plan', { file: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('data.kept.what')}</th>
          <th scope="col">{t('data.plan.here')}</th>
          <th scope="col">{t('data.plan.file')}</th>
          <th scope="col">{t('data.plan.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ here, file }) => here + file > 0)
          .map(({ id, here, file, merged }) => (
            <tr key={id}>
              <th scope="row">{t(`data.row.${id}`)}</th>
              <td>{number(here)}</td>
              <td>{number(file)}</td>
              <td>
                <b>{number(mode === 'merge' ? merged : file)}</b>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A file is chosen, what it would change is shown, and only then something happens. */
export function Import({ device, take }: Props) {
  const { t } = useUi();
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState<FileTrouble>();
  const [mode, setMode] = useState<Mode>('merge');

  async function choose(chosen: File): Promise<void> {
    if (!device) return;
    const file = readDeviceFile(await chosen.text());
    const bad = typeof file === 'string';
    setProblem(bad ? file : undefined);
    setPlan(bad ? undefined : { name: chosen.name, file, rows: await planFor(device, file) });
    setMode('merge');
  }

  return (
    <>
      <FileButton text={t('data.import.do')} onFile={choose} />
      <p class="problem" role="alert">
        {problem && t(`data.import.${problem}`)}
      </p>
      {plan && (
        <form
          class="card plan"
          onSubmit={(event) => {
            event.preventDefault();
            take(plan.file, mode);
            setPlan(undefined);
          }}
        >
          <PlanTable plan={plan} mode={mode} />
          <fieldset>
            <legend>{t('data.mode')}</legend>
            {MODES.map((one) => (
              <label key={one} class="mode">
                <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
                <span>{t(`data.mode.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <div class="choices">
            <button type="submit" class={`button ${mode === 'merge' ? 'button--main' : 'button--danger'}`}>
              {t(`data.${mode}.do`)}
            </button>
            <button type="button" class="button" onClick={() => setPlan(undefined)}>
              {t('data.cancel')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

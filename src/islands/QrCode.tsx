import { useEffect, useState } from 'preact/hooks';
import './qr-code.css';

/** Modules of white around the code, which scanners need to find it. */
const QUIET = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** The encoder is fetched when somebody asks for a code. */
async function draw(text: string): Promise<Drawing> {
  const { qrModules } = await import('../lib/qr/modules.ts');
  const rows = qrModules(text);
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length + 2 * QUIET, path };
}

interface Props {
  text: string;
  label: string; // for those who cannot see it
  failed: string; // said where it cannot be drawn
}

export function QrCode({ text, label, failed }: Props) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | undefined>();
  useEffect(() => {
    let current = true;
    draw(text).then(
      (done) => current && setDrawing(done),
      () => current && setDrawing('failed'),
    );
    return () => {
      current = false;
    };
  }, [text]);

  if (drawing === 'failed') return <p class="problem">{failed}</p>;
  return (
    <div class="qr">
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}

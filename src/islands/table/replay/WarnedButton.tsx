import { useState } from 'preact/hooks';
import { BottomSheet } from '../ui/BottomSheet.tsx';

interface Props {
  label: string;
  warning: string;
  sure: string; // what to press all the same
  onSure: () => void;
}

/** A button for what shows more than one should know: it says so first. */
export function WarnedButton({ label, warning, sure, onSure }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <BottomSheet title={label} onClose={() => setAsking(false)}>
          <p>{warning}</p>
          <button type="button" class="button" onClick={onSure}>
            {sure}
          </button>
        </BottomSheet>
      )}
    </>
  );
}

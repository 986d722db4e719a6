import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  title: string;
  class?: string;
  load: () => Promise<{ default: FunctionComponent }>;
}

/** Fetched and drawn when it is opened: no tap in the count should wait for it. */
export function LaterDetails({ title, class: name, load }: Props) {
  const [open, setOpen] = useState(false);
  const [Inside, setInside] = useState<FunctionComponent>();
  const toggle = async (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || Inside) return;
    const { default: found } = await load();
    setInside(() => found);
  };
  return (
    <details class={name} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{title}</summary>
      {open && Inside && <Inside />}
    </details>
  );
}

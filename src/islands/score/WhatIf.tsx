import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  title: string;
  load: () => Promise<{ default: FunctionComponent }>;
}

/** Fetched and reckoned when it is opened: some dozens of counts, which no tap in the count should wait for. */
export function WhatIf({ title, load }: Props) {
  const [open, setOpen] = useState(false);
  const [Inside, setInside] = useState<FunctionComponent>();
  const toggle = async (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || Inside) return;
    const { default: found } = await load();
    setInside(() => found);
  };
  return (
    <details class="chrome what-if" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{title}</summary>
      {open && Inside && <Inside />}
    </details>
  );
}

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  title: string;
  good: boolean;
  children: ComponentChildren;
}

/** What came of it; whoever goes by keys or by ear is led there. */
export function OutcomeCard({ title, good, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <section class={`practice-outcome ${good ? 'practice-good' : 'practice-miss'}`}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}

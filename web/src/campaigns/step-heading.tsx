import { useEffect, useRef } from 'react';

/** Gets the focus after a change of step, so that a screen reader announces the new step. */
export function StepHeading({ children, moved }: { children: string; moved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <h2 id="step" ref={heading} tabIndex={-1} className="text-xl">
      {children}
    </h2>
  );
}

import { useEffect, useRef } from 'react';

/** Where one comes from another step the focus goes here, so that a screen reader says what is asked now. */
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

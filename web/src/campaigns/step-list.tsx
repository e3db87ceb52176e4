import { useEffect, useRef } from 'react';
import { StepBar } from '#ui/lists/step-bar.tsx';
import { type Choice, canReach, type Step, searchOf, steps } from './wizard-steps.ts';

/** Shows the current step. The others that can be reached are links. */
export function StepList({ choice }: { choice: Choice }) {
  const shown = steps.map((name, n) => {
    const step = (n + 1) as Step;
    const at = name.lastIndexOf(' ') + 1;
    return {
      lead: name.slice(0, at),
      label: name.slice(at),
      to: step !== choice.step && canReach(step, choice) && searchOf({ ...choice, step }),
    };
  });
  return <StepBar steps={shown} current={choice.step} />;
}

/** Gets the focus after a change of step, so that a screen reader announces the new step. The bar above shows it. */
export function StepHeading({ children, moved }: { children: string; moved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <h2 id="step" ref={heading} tabIndex={-1} className="sr-only">
      {children}
    </h2>
  );
}

import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';
import { type Choice, canReach, type Step, searchOf, steps } from './wizard-steps.ts';

/** Shows the current step. Completed steps are links. */
export function StepList({ choice }: { choice: Choice }) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-4 gap-2">
        {steps.map((label, n) => {
          const step = (n + 1) as Step;
          const isCurrent = step === choice.step;
          const isDone = choice.step === 4 || (step < choice.step && canReach((step + 1) as Step, choice));
          const dot = <Dot step={step} isDone={isDone} isCurrent={isCurrent} />;
          const className = 'flex min-h-11 flex-col items-center justify-center gap-1.5 text-center text-sm';
          // On a phone the heading below has the name.
          const name = <span className="max-sm:sr-only">{label}</span>;
          return (
            <li key={label} className="relative">
              {canReach(step, choice) && !isCurrent ? (
                <Link to={searchOf({ ...choice, step })} preventScrollReset className={`${className} hover:underline`}>
                  {dot}
                  {name}
                </Link>
              ) : (
                <span
                  aria-current={isCurrent ? 'step' : undefined}
                  className={classNames(className, isCurrent ? 'font-semibold' : 'text-muted')}
                >
                  {dot}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Dot({ step, isDone, isCurrent }: { step: Step; isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 place-items-center rounded-full font-semibold text-sm tabular-nums',
        isCurrent && !isDone ? 'bg-brand text-on-brand' : isDone ? 'bg-brand-tint text-brand' : 'bg-sunken text-muted',
      )}
    >
      {isDone ? <Check className="size-4" /> : step}
    </span>
  );
}

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

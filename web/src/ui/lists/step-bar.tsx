import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';

interface BarStep {
  label: string;
  /** The label's start, with its space, for which a phone has no room. */
  lead?: string;
  text?: string;
  /** Where a step that can be gone back to is. */
  to?: string | false;
}

/** The steps of something that takes several, with a line above each one; those up to the current one are green. */
export function StepBar({ steps, current }: { steps: readonly BarStep[]; current: number }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-2">
        {steps.map(({ label, lead, text, to }, n) => {
          const name = (
            <>
              <span className="max-sm:sr-only">{n + 1}. </span>
              {lead && <span className="max-sm:sr-only">{lead}</span>}
              {label}
            </>
          );
          return (
            <li
              key={label}
              aria-current={n + 1 === current ? 'step' : undefined}
              className={classNames(
                'relative min-w-0 flex-1 border-t-4 pt-2 max-sm:text-sm',
                n < current ? 'border-brand' : 'border-line',
                n + 1 === current ? 'font-semibold' : 'text-muted',
              )}
            >
              {to ? (
                <Link
                  to={to}
                  preventScrollReset
                  className="hover:underline after:absolute after:inset-x-0 after:-top-2 after:h-11"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
              {text && <p className="font-normal text-muted text-xs sm:text-sm">{text}</p>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

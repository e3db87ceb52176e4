import { X } from 'lucide-react';
import { Link } from 'react-router';

interface Props {
  filters: readonly { label: string; withoutPath: string }[];
  /** The URL without filters. Omit it where another link leads there. */
  allPath?: string;
}

/** The active filters of a list, with links that remove one or all of them. They work without script. */
export function FilterChips({ filters, allPath }: Props) {
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {filters.map(({ label, withoutPath }) => (
          <li key={label} className="max-w-full">
            <Link
              to={withoutPath}
              onClick={toHeading}
              aria-label={`Remove filter: ${label}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-brand-tint px-4 font-medium text-brand text-sm hover:bg-sunken"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      {allPath && (
        <Link
          to={allPath}
          onClick={toHeading}
          className="inline-flex min-h-11 items-center px-2 font-medium text-brand text-sm underline"
        >
          Clear All Filters
        </Link>
      )}
    </div>
  );
}

/** The pressed chip disappears, so the focus moves to the heading. */
function toHeading() {
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}

import X from 'lucide-react/icons/x';
import { Link } from 'react-router';

interface Props {
  filters: readonly { label: string; withoutPath: string }[];
  /** The URL without filters. Omit it where another link leads there. */
  allPath?: string;
  /** Part of a row that scrolls sideways. */
  inRow?: boolean;
}

/** The active filters of a list, with links that remove one or all of them. They work without script. */
export function FilterChips({ filters, allPath, inRow = false }: Props) {
  if (filters.length === 0) return null;
  return (
    <div className={inRow ? 'contents' : 'flex flex-wrap items-center gap-2'}>
      <ul aria-label="Active filters" className="contents">
        {filters.map(({ label, withoutPath }) => (
          <li key={label} className={inRow ? 'shrink-0' : 'max-w-full'}>
            <Link
              to={withoutPath}
              onClick={toHeading}
              aria-label={`Remove filter: ${label}`}
              className="chip chip-on max-w-full"
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

/** A chip that is pressed disappears, so the focus moves to the heading. */
export function toHeading() {
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}

import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { Crumb } from './breadcrumb-trail.ts';

/** The way here; on a narrow screen it scrolls sideways instead of wrapping. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-1 overflow-x-auto whitespace-nowrap text-muted text-sm [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
        {crumbs.map(({ label, to }, n) => (
          <li key={to ?? label} className={to ? 'flex shrink-0 items-center gap-1' : 'min-w-24 flex-1 truncate'}>
            {to ? (
              <>
                <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {label}
                </Link>
                {n < crumbs.length - 1 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

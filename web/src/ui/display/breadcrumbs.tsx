import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  className?: string;
}

/** On a narrow screen the path scrolls sideways instead of wrapping. */
export function Breadcrumbs({ crumbs, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex items-center gap-1 overflow-x-auto whitespace-nowrap no-scrollbar text-muted text-sm">
        {crumbs.map(({ label, to }, n) => (
          <li
            key={to ?? label}
            className={to ? 'flex min-h-11 shrink-0 items-center gap-1' : 'min-w-24 flex-1 truncate'}
          >
            {to ? (
              <>
                <Link to={to} className="tap-text underline-offset-4">
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

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
}

const names = new Map([
  ['products', 'Products'],
  ['search', 'Search'],
  ['login', 'Log in'],
  ['signup', 'Sign up'],
]);

/** "/products/kente-cloth" becomes Home, Products, Kente cloth. A screen may give its last step a better name. */
export function breadcrumbTrail(pathname: string, lastLabel?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, n): Crumb => {
    const isLast = n === segments.length - 1;
    const label = (isLast ? lastLabel : undefined) ?? names.get(segment) ?? sentence(segment);
    return isLast ? { label } : { label, to: `/${segments.slice(0, n + 1).join('/')}` };
  });
  return [segments.length > 0 ? { label: 'Home', to: '/' } : { label: 'Home' }, ...crumbs];
}

function sentence(segment: string): string {
  const words = readable(segment).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

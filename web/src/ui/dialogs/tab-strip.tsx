import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { wholeInView } from '#ui/lists/whole-in-view.ts';

const Drawer = optional(async () => (await import('./drawer.tsx')).Drawer);

interface TabStripProps {
  /** The name of the navigation, and the title of the drawer. */
  title: string;
  tabs: readonly { label: string; to: string; badge?: ReactNode }[];
  /** The path of the current entry, which may be in the drawer only. */
  current: string | undefined;
  /** All entries, in a drawer behind "More". */
  children: ReactNode;
}

const tab =
  '-outline-offset-2 flex h-11 min-w-11 items-center justify-center gap-1 border-b-2 px-0.5 font-medium text-sm';

/** The navigation of an area on a phone: its main pages in one row, and "More" for the others. */
export function TabStrip({ title, tabs, current, children }: TabStripProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  const tabClass = (isCurrent: boolean) =>
    classNames(tab, isCurrent ? 'border-brand text-brand' : 'border-transparent');
  const isElsewhere = current !== undefined && tabs.every(({ to }) => to !== current);
  return (
    <nav aria-label={title} className="border-line border-b lg:hidden print:hidden">
      <ul
        onFocus={wholeInView}
        className="page-width -mb-px flex justify-between gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {tabs.map(({ label, to, badge }) => (
          <li key={to} className="shrink-0">
            <Link to={to} aria-current={to === current ? 'page' : undefined} className={tabClass(to === current)}>
              {label}
              {badge}
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={openAt === pathname}
            onClick={() => setOpenAt(pathname)}
            className={tabClass(isElsewhere)}
          >
            More
          </button>
        </li>
      </ul>
      {openAt === pathname && (
        <Drawer title={title} onClose={() => setOpenAt(null)}>
          {children}
        </Drawer>
      )}
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { wholeInView } from '#ui/lists/whole-in-view.ts';

export interface TabLink {
  label: string;
  /** A short label beside the tab's name. */
  badge?: string;
  to: string;
  isCurrent: boolean;
}

/** Each tab is a URL, so a reload and the back button preserve the choice. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the current tab into view when the tabs don't fit, without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: seller tabs appear once the viewer is known.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (current) list.current?.scrollTo({ left: current.offsetLeft - list.current.offsetLeft - 24 });
  }, [tabs.length]);
  return (
    <nav aria-label={label} className="border-line border-b print:hidden">
      <ul
        ref={list}
        onFocus={wholeInView}
        className="-mb-px flex gap-x-1.5 overflow-x-auto pe-4 max-sm:text-sm [mask-image:linear-gradient(to_left,transparent,#000_1rem)] sm:gap-x-4 sm:pe-8 sm:[mask-image:linear-gradient(to_left,transparent,#000_2rem)] md:gap-x-5 no-scrollbar"
      >
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              replace
              preventScrollReset
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                '-outline-offset-2 flex min-h-11 min-w-11 items-center justify-center border-b-2 px-1 font-medium',
                tab.isCurrent ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {tab.label}
              {tab.badge && <Badge className="ml-2">{tab.badge}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

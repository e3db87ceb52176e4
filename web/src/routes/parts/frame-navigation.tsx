import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { TabStrip } from '#ui/dialogs/tab-strip.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { activeItem, type NavigationEntry } from './navigation.ts';

export const entryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-medium -outline-offset-2 transition-colors duration-150';

interface FrameNavigationProps {
  title: string;
  entries: readonly NavigationEntry[];
  badgeOf: (badge: NonNullable<NavigationEntry['badge']>) => ReactNode;
  /** At the end of the list. */
  children?: ReactNode;
}

/** Beside the screens of a frame; a strip above them on a phone. */
export function FrameNavigation({ title, entries, badgeOf, children }: FrameNavigationProps) {
  const active = activeItem(entries, useLocation().pathname);
  const tabs = entries
    .filter(({ inStrip }) => inStrip)
    .map(({ label, to, badge }) => ({ label, to, badge: badge && badgeOf(badge) }));
  const list = (
    <ul className="flex flex-col gap-1 lg:sticky lg:top-20">
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            aria-current={entry === active ? 'page' : undefined}
            className={classNames(entryStyle, entry === active ? 'bg-brand-tint text-brand' : 'hover:bg-sunken')}
          >
            <entry.Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 flex-1">{entry.label}</span>
            {entry.badge && badgeOf(entry.badge)}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
  return (
    <>
      <TabStrip title={title} tabs={tabs} current={active?.to}>
        {list}
      </TabStrip>
      <nav aria-label={title} className="w-56 shrink-0 max-lg:hidden print:hidden">
        {list}
      </nav>
    </>
  );
}

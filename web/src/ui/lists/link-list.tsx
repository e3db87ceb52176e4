import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';

/** A list of `LinkRow`s. */
export function LinkList({ children }: { children: ReactNode }) {
  return (
    <Card>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

const skeletonRows = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44', 'w-56'];

/** Six rows of a list that is still loading. */
export function LinkListSkeleton() {
  return (
    <Card className="divide-y divide-line">
      {skeletonRows.map((width) => (
        <div key={width} className="flex flex-col gap-2 px-4 py-4">
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-3.5 w-64 max-w-4/5" />
        </div>
      ))}
    </Card>
  );
}

interface RowProps {
  to: string;
  name: ReactNode;
  /** Content beside the name. */
  badge?: ReactNode;
  /** The secondary line below the name. */
  text: ReactNode;
  /** Content at the end, before the arrow. */
  aside?: ReactNode;
  /** The padding classes, if not the usual ones. */
  padding?: string;
  /** Before the link, such as a checkbox. */
  lead?: ReactNode;
  /** Additional lines. */
  children?: ReactNode;
}

/** A row that links to its page as a whole. On a wide screen at work it is one line. */
export function LinkRow({ to, name, badge, text, aside, padding = 'px-4 py-3', lead, children }: RowProps) {
  return (
    <li className={lead ? 'flex items-center ps-4' : undefined}>
      {lead}
      <Link to={to} className={classNames('flex min-w-0 flex-1 items-center gap-3', padding, !children && 'work-row')}>
        <span className="work-columns min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words font-medium">{name}</span>
            {badge}
          </span>
          <span className="block break-words text-muted text-sm">{text}</span>
          {children}
        </span>
        {aside}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

interface Props {
  /** Links back to the list. */
  list: { to: string; label: string };
  heading: string;
  /** The initials or a picture before the heading. */
  lead?: ReactNode;
  /** The state, beside the heading. */
  badge?: ReactNode;
  /** The line below the heading. */
  text?: ReactNode;
  /** Acts on the whole record, at the end of the first line. */
  acts?: ReactNode;
  /** The text shown when the record does not exist. */
  missing: string;
  query: { data?: unknown; error?: Error | undefined; loading: boolean; refetch: () => Promise<unknown> };
  /** Null when the record does not exist. */
  children: ReactNode;
}

/** The frame of a detail page: a link to its list, the heading, and the empty, error and loading states. */
export function AdminDetail({ list, heading, lead, badge, text, acts, missing, query, children }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
        <Link to={list.to} className="inline-flex min-h-11 items-center gap-1 text-muted text-sm">
          <ChevronLeft aria-hidden="true" className="-ms-1 size-4" />
          {list.label}
        </Link>
        {acts}
      </div>
      <div className="mb-1 flex items-center gap-3">
        {lead}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 break-words text-2xl">
              {heading}
            </h1>
            {badge}
          </div>
          {text}
        </div>
      </div>
      <Loaded
        query={query}
        data={query.data ? children || null : undefined}
        skeleton={<Skeleton className="h-80 w-full rounded-lg" />}
        failed="This page could not be loaded."
        missing={<EmptyState heading={missing} />}
      >
        {(content) => content}
      </Loaded>
    </div>
  );
}

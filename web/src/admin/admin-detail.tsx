import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

interface Props {
  /** Links back to the list. */
  list: { to: string; label: string };
  heading: string;
  /** The text shown when the record does not exist. */
  missing: string;
  query: { data?: unknown; error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Null when the record does not exist. */
  children: ReactNode;
}

/** The frame of a detail page: a link to its list, the heading, and the empty, error and loading states. */
export function AdminDetail({ list, heading, missing, query: { data, error, loading, refetch }, children }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <Link
        to={list.to}
        className="-my-3 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
      >
        {list.label}
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {heading}
      </h1>
      {children}
      {data && !children ? <EmptyState heading={missing} /> : null}
      {!data && error && !loading ? (
        <ErrorState text="This page could not be loaded." onRetry={() => void refetch()} />
      ) : null}
      {!data && (!error || loading) && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      )}
    </div>
  );
}

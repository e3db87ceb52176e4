import type { ReactNode } from 'react';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';

interface Props {
  heading: string;
  /** The name of its tabs, and the texts for an empty list and for a failure. */
  texts: { label: string; empty: string; failed: string };
  states: readonly { state: string; label: string }[];
  /** The current view, from the URL. */
  at: { state: string; page: number; search?: string; also?: string };
  /** A link beside the heading. */
  aside?: ReactNode;
  /** A search form above the tabs. */
  search?: ReactNode;
  list: { totalCount: number } | null | undefined;
  perPage: number;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
}

/** The page number in the URL. */
export function pageOf(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
}

/** The frame of a list: tabs by state, numbered pages, and its empty, error and loading states. */
export function AdminQueue(props: Props) {
  const { heading, aside, texts, states, at, search, list, perPage, query, children } = props;
  const { error, loading, refetch } = query;
  const found = (at.search ? `&q=${encodeURIComponent(at.search)}` : '') + (at.also ?? '');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          {heading}
        </h1>
        {aside}
      </div>
      {search}
      <TabLinks
        label={texts.label}
        tabs={states.map(({ state, label }) => ({
          label,
          to: `?state=${state}${found}`,
          isCurrent: state === at.state,
        }))}
      />
      {list && list.totalCount === 0 && <EmptyState heading="Nothing here" text={texts.empty} />}
      {list && list.totalCount > 0 && (
        <>
          {children}
          <PageLinks
            page={at.page}
            pageCount={Math.ceil(list.totalCount / perPage)}
            pathOf={(page) => `?state=${at.state}${found}&page=${page}`}
          />
        </>
      )}
      {!list && error && !loading ? <ErrorState text={texts.failed} onRetry={() => void refetch()} /> : null}
      {!list && (!error || loading) && <LinkListSkeleton />}
    </div>
  );
}

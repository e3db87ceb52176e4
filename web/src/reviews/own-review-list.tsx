import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';

type After = string | null | undefined;

interface OwnReviewListProps {
  /** One for each loaded review. */
  children: ReactNode[];
  pageInfo: { endCursor?: After; hasNextPage: boolean };
  /** Loads the reviews after the cursor; rejects if that fails. */
  loadMore: (after: After) => Promise<unknown>;
}

/** The rows of a seller's reviews, a page at a time. */
export function OwnReviewList({ children, pageInfo, loadMore }: OwnReviewListProps) {
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: children.length,
    load: () => loadMore(pageInfo.endCursor),
    nearPx: 0,
    byItself: false,
  });
  return (
    <>
      <Card className="divide-y divide-line empty:hidden">{children}</Card>
      <ListEnd list={endless} failed={texts.networkError} />
    </>
  );
}

export function OwnReviewsSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col gap-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-160 w-full rounded-lg" />
    </div>
  );
}

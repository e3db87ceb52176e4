import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd'];

/** A loading state for the notification list and the activity feed, whose rows look alike. */
export function FeedSkeleton() {
  return (
    <Card className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex min-h-15 items-center gap-3 px-3 py-2 sm:px-5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-16 sm:hidden" />
          </span>
        </div>
      ))}
    </Card>
  );
}

import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const rows = ['a', 'b', 'c'];

export function OrderListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading</span>
      {rows.map((row) => (
        <Card key={row} className="flex flex-col gap-3 p-4 sm:p-5">
          <span className="flex justify-between gap-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </span>
          <span className="flex justify-between gap-4">
            <span className="flex flex-col gap-2">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="h-5 w-32" />
            </span>
            <Skeleton className="h-7 w-20" />
          </span>
          <Skeleton className="size-11" />
        </Card>
      ))}
    </div>
  );
}

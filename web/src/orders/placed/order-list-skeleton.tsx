import { Skeleton } from '#ui/display/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the order rows. */
export function OrderListSkeleton() {
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {rows.map((row) => (
        <span key={row} className="flex min-h-19 items-center gap-3 px-4 xl:min-h-16">
          <Skeleton className="size-11 shrink-0" />
          <span className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/3 max-w-60" />
            <Skeleton className="h-4 w-1/2 max-w-44" />
          </span>
          <Skeleton className="h-6 w-20 shrink-0" />
        </span>
      ))}
    </div>
  );
}

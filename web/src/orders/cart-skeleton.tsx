import { Skeleton } from '#ui/skeleton.tsx';

/** The cart's outline: rows at the left, the summary at the right or below. */
export function CartSkeleton() {
  return (
    <div role="status" className="page-width py-8">
      <span className="sr-only">Loading your cart</span>
      <Skeleton className="mb-6 h-9 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col divide-y divide-line">
          {['first', 'second', 'third'].map((row) => (
            <div key={row} className="flex gap-4 py-5">
              <Skeleton className="size-20 sm:size-28" />
              <div className="flex flex-1 flex-col gap-3">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="h-5 w-1/3" />
                <Skeleton className="h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  );
}

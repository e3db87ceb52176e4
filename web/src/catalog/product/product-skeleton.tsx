import { Skeleton } from '#ui/display/skeleton.tsx';

/** The page of a product in its final shape, empty. */
export function ProductSkeleton() {
  return (
    <div role="status" className="page-width py-2 lg:py-4">
      <h1 className="sr-only">Loading product</h1>
      <Skeleton className="my-3 h-5 w-64 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Skeleton className="aspect-square w-full rounded-lg" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
      </div>
    </div>
  );
}

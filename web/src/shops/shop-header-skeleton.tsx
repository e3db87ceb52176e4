import { Skeleton } from '#ui/display/skeleton.tsx';

const lines = ['h-7 w-56', 'h-4 w-32', 'h-4 w-44', 'h-4 w-72', 'h-4 w-full max-w-prose'];

/** The head of a shop's page in its final shape. */
export function ShopHeaderSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the shop</span>
      <Skeleton className="aspect-[4/1] max-h-56 w-full rounded-lg" />
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-5 sm:px-5">
        <span className="relative -mt-10 ms-3 w-fit shrink-0 self-start rounded-full bg-page p-1 sm:-mt-12 sm:ms-0">
          <Skeleton className="size-24 rounded-full sm:size-28" />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-2 sm:pt-4">
          {lines.map((line) => (
            <Skeleton key={line} className={`max-w-full ${line}`} />
          ))}
        </span>
      </div>
    </div>
  );
}

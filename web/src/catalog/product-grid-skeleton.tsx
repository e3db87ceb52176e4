import { Skeleton } from '#ui/skeleton.tsx';
import { gridClass } from './product-grid.tsx';

const lines = ['h-3 w-1/3', 'h-4 w-11/12', 'h-4 w-2/3', 'h-5 w-1/2', 'h-3 w-3/5', 'h-3 w-1/4'];

/** A list of products in its final shape. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading products</span>
      <div aria-hidden="true" className={gridClass}>
        {Array.from({ length: count }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={n} className="flex flex-col gap-2 rows:flex-row rows:gap-4">
            <Skeleton className="aspect-square w-full shrink-0 rounded-lg rows:w-32 sm:rows:w-44" />
            <div className="flex flex-1 flex-col gap-1.5">
              {lines.map((line) => (
                <Skeleton key={line} className={line} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

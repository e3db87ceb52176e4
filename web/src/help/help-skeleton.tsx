import { Skeleton } from '#ui/display/skeleton.tsx';

/** A loading state for cards of questions. */
export function HelpSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5 lg:grid-cols-2">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
        <Skeleton key={n} className="h-72 w-full rounded-lg" />
      ))}
    </div>
  );
}

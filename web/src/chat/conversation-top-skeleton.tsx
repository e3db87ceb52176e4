import { Skeleton } from '#ui/skeleton.tsx';

/** The head and the product of a conversation that is on its way. */
export function ConversationTopSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-16 items-center gap-3 border-line border-b px-4 py-2">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <span className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-4 w-20" />
        </span>
      </div>
      <div className="flex items-center gap-3 border-line border-b px-4 py-2">
        <Skeleton className="size-11 shrink-0" />
        <span className="flex flex-col gap-1.5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-28" />
        </span>
      </div>
    </div>
  );
}

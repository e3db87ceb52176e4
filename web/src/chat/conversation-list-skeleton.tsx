import { Skeleton } from '#ui/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function ConversationListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading</span>
      {rows.map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="mt-0.5 size-12 shrink-0 rounded-full" />
          <span className="flex min-w-0 flex-1 flex-col gap-1.5 py-0.5">
            <span className="flex justify-between gap-6">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-10" />
            </span>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '#ui/skeleton.tsx';

const bubbles = ['w-48', 'ms-auto w-56', 'ms-auto w-36', 'w-64', 'ms-auto w-44'];

export function TalkSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">Loading</span>
      <div className="flex flex-1 flex-col justify-end gap-3 p-4">
        {bubbles.map((place) => (
          <Skeleton key={place} className={`h-14 rounded-lg ${place}`} />
        ))}
      </div>
      <div className="border-line border-t p-3">
        <Skeleton className="h-11 rounded-lg" />
      </div>
    </div>
  );
}

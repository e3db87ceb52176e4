import { Skeleton } from '#ui/display/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-30 w-full rounded-lg" />
      <div className="grid gap-3 sm:grid-cols-2">
        {['name', 'email', 'phone', 'whatsapp', 'place', 'address'].map((card) => (
          <Skeleton key={card} className="h-19 w-full rounded-lg" />
        ))}
      </div>
    </div>
  );
}

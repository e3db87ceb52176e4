import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function OrderDetailSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
        </Card>
        <Card className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-40" />
        </Card>
      </div>
    </div>
  );
}

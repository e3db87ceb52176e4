import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

const fields = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A form that waits for its data. As high as the window, so that what follows does not move in view. */
export function FormSkeleton() {
  return (
    <div className="min-h-dvh">
      <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-6">
        {fields.map((field) => (
          <div key={field} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-12 w-full rounded-md" />
          </div>
        ))}
      </Card>
    </div>
  );
}

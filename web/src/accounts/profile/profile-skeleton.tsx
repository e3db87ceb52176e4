import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const facts = ['name', 'email', 'phone', 'whatsapp', 'location', 'address', 'birth', 'member'];

export function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-32 w-full rounded-lg sm:h-26" />
      <Card className="divide-y divide-line px-4 py-1">
        {facts.map((fact) => (
          <div key={fact} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-3">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
        ))}
      </Card>
    </div>
  );
}

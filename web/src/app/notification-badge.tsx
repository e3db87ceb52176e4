import { lazy, Suspense } from 'react';
import { useRole } from '#platform/person/role.ts';

const NotificationCount = lazy(async () => ({
  default: (await import('#notifications/notification-count.tsx')).NotificationCount,
}));

/** Visitors have none, and nobody is known before hydration. */
export function NotificationBadge() {
  if (useRole() === null) return null;
  return (
    <Suspense>
      <NotificationCount />
    </Suspense>
  );
}

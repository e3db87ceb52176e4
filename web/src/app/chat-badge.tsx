import { lazy, Suspense } from 'react';
import { useRole } from '#platform/person/role.ts';

const UnreadCount = lazy(async () => ({ default: (await import('#chat/conversations/unread-count.tsx')).UnreadCount }));

/** Visitors have none, and nobody is known before hydration. */
export function ChatBadge() {
  if (useRole() === null) return null;
  return (
    <Suspense>
      <UnreadCount />
    </Suspense>
  );
}

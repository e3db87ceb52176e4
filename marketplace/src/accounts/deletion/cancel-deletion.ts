import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { deletionCancelled } from '#accounts/domain-events.ts';
import { users } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

/** A login within the grace period cancels the deletion, in the transaction of the login. */
export async function cancelDeletion(tx: Tx, userId: string): Promise<void> {
  const [leaving] = await tx.db
    .select({ at: users.deletionAskedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletionAskedAt), isNull(users.deletedAt)));
  if (!leaving?.at) return;
  await tx.db.update(users).set({ deletionAskedAt: null, deletionReason: null }).where(eq(users.id, userId));
  await publishDomainEvent(tx, deletionCancelled, { userId, at: leaving.at.toISOString() });
  tx.notify({
    to: userId,
    source: 'buyer',
    kind: 'system',
    key: 'account:deletion',
    content: {
      title: 'Your account is restored',
      text: 'You logged in, so your account won’t be deleted. Welcome back.',
    },
    link: '/dashboard/settings?section=security',
  });
}

import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { notificationChoices, notificationCounts, notifications } from './tables.ts';

export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await tx.db.delete(notifications).where(eq(notifications.userId, payload.userId));
  await tx.db.delete(notificationChoices).where(eq(notificationChoices.userId, payload.userId));
  await tx.db.delete(notificationCounts).where(eq(notificationCounts.userId, payload.userId));
}

const deletedContent = { title: 'About a deleted account', text: 'The account was deleted, and what it said with it.' };

/** Rewords the notifications of others about a deleted user. They stay, because counts and the feed contain them. */
export async function rewordCopies({
  tx,
  payload: { holders, ids },
}: {
  tx: Tx;
  payload: { holders: string[]; ids: string[] };
}): Promise<void> {
  const { userId, subject } = notifications;
  await tx.db
    .update(notifications)
    .set(deletedContent)
    .where(
      sql`${userId} = any (${sql.param(holders)}::uuid[]) and split_part(${subject}, ':', 2) = any (${sql.param(ids)}::text[])`,
    );
}

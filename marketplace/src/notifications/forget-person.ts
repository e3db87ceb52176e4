import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { notificationChoices, notificationCounts, notifications } from './tables.ts';

export async function forgetPerson({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await tx.db.delete(notifications).where(eq(notifications.userId, payload.userId));
  await tx.db.delete(notificationChoices).where(eq(notificationChoices.userId, payload.userId));
  await tx.db.delete(notificationCounts).where(eq(notificationCounts.userId, payload.userId));
}

import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { notificationCounts } from './tables.ts';

/**
 * Before the rows themselves, and also where there is no count yet: what arrives from here on is numbered, and counted,
 * after this reading.
 */
export async function lockCount({ db }: Ctx, userId: string): Promise<number> {
  const [row] = await db
    .insert(notificationCounts)
    .values({ userId, unread: 0 })
    .onConflictDoUpdate({ target: notificationCounts.userId, set: { unread: sql`${notificationCounts.unread}` } })
    .returning({ unread: notificationCounts.unread });
  return row?.unread ?? 0;
}

export async function setCount({ db }: Ctx, userId: string, unread: number): Promise<void> {
  await db.update(notificationCounts).set({ unread }).where(eq(notificationCounts.userId, userId));
}

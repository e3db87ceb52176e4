import { eq, inArray, or, sql } from 'drizzle-orm';
import { auditLog } from '#platform/audit/tables.ts';
import type { Tx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { cases, personNotes } from './tables.ts';

/** Keeps the cases without their texts. Their pictures are deleted with the user's uploads. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { db } = tx;
  const { userId } = payload;
  const shop = db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  const ofThem = or(eq(cases.reporterId, userId), inArray(cases.shopId, shop));
  await db.update(cases).set({ details: '', evidenceIds: [] }).where(eq(cases.reporterId, userId));
  await db.update(cases).set({ note: null }).where(ofThem);
  await db.delete(personNotes).where(eq(personNotes.userId, userId));
  // The audit log keeps who did what, but not the reasons, which are free text about the user.
  const subjects = [
    sql`select ${userId}`,
    sql`select ${sellerApplications.id}::text from ${sellerApplications} where ${inArray(sellerApplications.shopId, shop)}`,
    sql`select ${cases.id}::text from ${cases} where ${ofThem}`,
  ];
  await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'reason' - 'note'` })
    .where(inArray(auditLog.subject, sql`(${sql.join(subjects, sql` union all `)})`));
}

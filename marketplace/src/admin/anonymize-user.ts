import { eq, inArray, or, sql } from 'drizzle-orm';
import { auditLog } from '#platform/audit/tables.ts';
import type { Tx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { reports, userNotes } from './tables.ts';

/** Deletes the texts of the reports that the user reported or that concern their shop. Their pictures are deleted with the user's uploads. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { db } = tx;
  const { userId } = payload;
  const shop = db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  const isAboutUser = or(eq(reports.reporterId, userId), inArray(reports.shopId, shop));
  await db.update(reports).set({ details: '', evidenceIds: [] }).where(eq(reports.reporterId, userId));
  await db.update(reports).set({ note: null }).where(isAboutUser);
  await db.delete(userNotes).where(eq(userNotes.userId, userId));
  // The audit log stays, but not its reasons, which are free text about the user.
  const subjects = [
    sql`select ${userId}`,
    sql`select ${sellerApplications.id}::text from ${sellerApplications} where ${inArray(sellerApplications.shopId, shop)}`,
    sql`select ${reports.id}::text from ${reports} where ${isAboutUser}`,
  ];
  await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'reason' - 'note'` })
    .where(inArray(auditLog.subject, sql`(${sql.join(subjects, sql` union all `)})`));
}

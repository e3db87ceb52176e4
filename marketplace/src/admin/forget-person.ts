import { eq, inArray, or, sql } from 'drizzle-orm';
import { auditLog } from '#platform/audit/tables.ts';
import type { Tx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { cases, personNotes } from './tables.ts';

/** The case stays, without the words; its pictures go with the person's uploads. */
export async function forgetPerson({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { db } = tx;
  const { userId } = payload;
  const shop = db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  const ofThem = or(eq(cases.reporterId, userId), inArray(cases.shopId, shop));
  await db.update(cases).set({ details: '', evidenceIds: [] }).where(eq(cases.reporterId, userId));
  await db.update(cases).set({ note: null }).where(ofThem);
  await db.delete(personNotes).where(eq(personNotes.userId, userId));
  // Who did what to whom is found again; why was said in words about the person.
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

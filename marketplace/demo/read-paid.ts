import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { payments } from '#payments/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** Returns the demo's successful payments for the simulated provider, which never saw them but must be able to refund them. */
export async function readPaid(db: Database) {
  const rows = await db
    .select({ row: payments, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.state, 'succeeded'));
  return rows.map(({ row, email }) => ({
    reference: row.id,
    email,
    amount: row.amountPesewas,
    currency: 'GHS',
    paidAt: (row.settledAt ?? row.createdAt).getTime(),
  }));
}

import type { LedgerBalances } from '@besesaka/schema/admin/payments.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { asc, eq, sql, sum } from 'drizzle-orm';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns the balance of each ledger account to an admin. */
export async function readLedger({ ctx }: { ctx: Ctx }): Promise<LedgerBalances> {
  await writeAudit({ ctx, input: { act: 'payments.ledger', subject: 'ledger', details: {} } });
  // Each shop has an account of its own.
  const account = sql<string>`case when ${ledgerLines.account} like 'seller:%' then 'sellers' else ${ledgerLines.account} end`;
  const { currency } = ledgerEntries;
  const rows = await ctx.db
    .select({ account, currency, amount: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .groupBy(sql`1`, currency)
    .orderBy(asc(currency), sql`1`);
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + row.amount);
  return {
    results: rows.map((row) => ({ ...row, amount: moneyText(row.amount) })),
    is_balanced: [...sums.values()].every((total) => total === 0),
  };
}

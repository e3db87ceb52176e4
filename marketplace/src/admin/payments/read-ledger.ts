import { adminPaymentLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { LedgerBalances, LedgerQuery } from '@besesaka/schema/admin/payments.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { dayOf } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns the ledger in a month to an admin: what each account took in, gave and held at its end, and the last entries. */
export async function readLedger({ ctx, input }: { ctx: Ctx; input: LedgerQuery }): Promise<LedgerBalances> {
  const month = input.month ?? monthOf(ctx.now);
  await writeAudit({ ctx, input: { act: 'payments.ledger', subject: 'ledger', details: { month } } });
  const [accounts, entries, [first]] = await Promise.all([
    accountsOf(ctx, month),
    entriesOf(ctx, month),
    ctx.db.select({ at: ledgerEntries.createdAt }).from(ledgerEntries).orderBy(asc(ledgerEntries.createdAt)).limit(1),
  ]);
  const sums = new Map<string, number>();
  for (const { currency, amount } of accounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return {
    results: accounts.map(({ account, currency, entered, left, amount }) => ({
      account,
      currency,
      entered: moneyText(entered),
      left: moneyText(left),
      amount: moneyText(amount),
    })),
    is_balanced: [...sums.values()].every((total) => total === 0),
    month,
    first_month: first ? monthOf(first.at) : month,
    entries,
  };
}

const monthOf = (time: Date): string => dayOf(time).slice(0, 7);

/** The first moments of a month and of the next. */
function spanOf(month: string): { from: Date; until: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) };
}

function accountsOf({ db }: Ctx, month: string) {
  const { from, until } = spanOf(month);
  // Each shop has an account of its own.
  const account = sql<string>`case when ${ledgerLines.account} like 'seller:%' then 'sellers' else ${ledgerLines.account} end`;
  const { currency, createdAt } = ledgerEntries;
  const total = (of: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${ledgerLines.amount}) filter (where ${of}), 0)`.mapWith(Number);
  const inMonth = gte(createdAt, from);
  return db
    .select({
      account,
      currency,
      entered: total(sql`${inMonth} and ${ledgerLines.amount} > 0`),
      left: total(sql`${inMonth} and ${ledgerLines.amount} < 0`).mapWith((value) => -Number(value)),
      amount: total(sql`true`),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(lt(createdAt, until))
    .groupBy(sql`1`, currency)
    .orderBy(asc(currency), sql`1`);
}

async function entriesOf({ db }: Ctx, month: string): Promise<LedgerBalances['entries']> {
  const { from, until } = spanOf(month);
  const { id, kind, currency, createdAt, paymentId } = ledgerEntries;
  const amount = sql<number>`coalesce((select sum(${ledgerLines.amount}) from ${ledgerLines}
    where ${ledgerLines.entryId} = ${id} and ${ledgerLines.amount} > 0), 0)`.mapWith(Number);
  const rows = await db
    .select({ id, kind, reference: paymentId, amount, currency, createdAt })
    .from(ledgerEntries)
    .where(and(gte(createdAt, from), lt(createdAt, until)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limits.linesShown);
  return rows.map(({ createdAt: bookedAt, ...row }) => ({
    ...row,
    amount: moneyText(row.amount),
    entered_at: bookedAt.toISOString(),
  }));
}

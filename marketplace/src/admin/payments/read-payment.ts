import { adminPaymentLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { AdminPayment, LedgerLine } from '@besesaka/schema/admin/payments.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { desc, eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { toDispute } from '#payments/disputes/answer-dispute.ts';
import { findCharged } from '#payments/ledger.ts';
import { toRefund } from '#payments/refunds/refund-payment.ts';
import { leftOf } from '#payments/rules.ts';
import { disputes, ledgerEntries, ledgerLines, payments, refunds } from '#payments/tables.ts';
import { listStuckRefunds } from '#payouts/stuck-refunds/list-stuck-refunds.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { shownColumns, toAdminRow } from './list-payments.ts';

interface Args {
  ctx: Ctx;
  input: { reference: string };
}

/** Returns a payment to an admin with the provider's data and the ledger entries. The access is audited. */
export async function readAdminPayment({ ctx, input: { reference } }: Args): Promise<AdminPayment> {
  const [found] = isUuid(reference)
    ? await ctx.db
        .select(shownColumns)
        .from(payments)
        .innerJoin(users, eq(users.id, payments.userId))
        .leftJoin(shops, eq(shops.ownerId, payments.userId))
        .where(eq(payments.id, reference))
    : [];
  if (!found) throw new NotFound(texts.missing);
  await writeAudit({ ctx, input: { act: 'payments.read', subject: reference, details: {} } });
  const lines = await readLines(ctx, reference);
  const ofIt = eq(refunds.paymentId, reference);
  const refundRows = await ctx.db.select().from(refunds).where(ofIt).orderBy(desc(refunds.createdAt));
  const isAbout = eq(disputes.paymentId, reference);
  const disputed = await ctx.db.select().from(disputes).where(isAbout).orderBy(desc(disputes.createdAt));
  const charged = await findCharged(ctx, reference);
  const left = charged ? leftOf(charged, refundRows) : 0;
  const { providerAnswer } = found.row;
  return {
    ...toAdminRow(found),
    provider_answer: providerAnswer && JSON.stringify(providerAnswer, null, 2),
    refundable: charged && left > 0 ? { amount: moneyText(left), currency: charged.currency } : null,
    lines,
    refunds: refundRows.slice(0, limits.refundsShown).map(toRefund),
    disputes: disputed.slice(0, paymentLimits.disputesShown).map(toDispute),
    stuck_refunds: (await listStuckRefunds(ctx, found.row, refundRows)).slice(0, limits.refundsShown),
  };
}

async function readLines({ db }: Ctx, paymentId: string): Promise<LedgerLine[]> {
  const { kind, currency, createdAt } = ledgerEntries;
  const { account, amount } = ledgerLines;
  const rows = await db
    .select({ kind, account, amount, currency, createdAt })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.paymentId, paymentId))
    .orderBy(desc(createdAt), desc(ledgerEntries.id), desc(account))
    .limit(limits.linesShown);
  return rows.toReversed().map(({ createdAt, amount, ...line }) => ({
    ...line,
    amount: moneyText(amount),
    entered_at: createdAt.toISOString(),
  }));
}

import type { Payout } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { requireOtherAdmin } from '#accounts/second-admin.ts';
import { users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused, Unavailable } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sendPayoutJob } from './create-payout.ts';
import { finalizeTransfer, readTransfer } from './provider-transfers.ts';
import { giveBack, lockPayout, ownerOf, settlePayout, writePayout } from './settle-payout.ts';
import { type PayoutRow, payouts, payoutWallets } from './tables.ts';
import { toPayout } from './views.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: { id: string } & Input;
}

/** One admin compares a name; two approve a large sum. A single admin approves it twice, a day apart. */
export function approvePayout({ ctx, input: { id } }: Args): Promise<Payout> {
  return inTransaction(ctx, async (tx) => {
    const { adminId, row } = await lockWaiting(tx, id);
    await writeAudit({ ctx: tx, input: { act: 'payouts.approve', subject: id, details: { check: row.check } } });
    if (row.check === 'amount' && row.firstApprovedBy === null) {
      const first = { firstApprovedBy: adminId, firstApprovedAt: tx.now };
      return toPayout(await writePayout(tx, id, first));
    }
    if (row.firstApprovedBy && row.firstApprovedAt)
      await requireOtherAdmin(tx, 'money', { by: row.firstApprovedBy, at: row.firstApprovedAt });
    await tx.db.update(payoutWallets).set({ isNameConfirmed: true }).where(eq(payoutWallets.id, row.walletId));
    const approved = { state: 'approved' as const, approvedBy: adminId, approvedAt: tx.now, dueAt: tx.now };
    const done = await writePayout(tx, id, approved);
    tx.enqueue(sendPayoutJob, { id });
    return toPayout(done);
  });
}

/** The wallet is refused, too, so that no payout goes to it. */
export function refusePayout({ ctx, input: { id, reason } }: Args<{ reason: string }>): Promise<Payout> {
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockWaiting(tx, id);
    await writeAudit({ ctx: tx, input: { act: 'payouts.refuse', subject: id, details: { reason } } });
    await tx.db.update(payoutWallets).set({ refusedAt: tx.now }).where(eq(payoutWallets.id, row.walletId));
    return toPayout(await giveBack(tx, row, { failure: 'refused', reason }));
  });
}

async function lockWaiting(tx: Tx, id: string): Promise<{ adminId: string; row: PayoutRow }> {
  const { userId: adminId } = requireViewer(tx);
  const row = isUuid(id) ? await lockPayout(tx, id) : null;
  if (!row) throw new NotFound(texts.payoutMissing);
  refuseOwnCase(adminId, await ownerOf(tx, row));
  if (row.state !== 'due' || row.check === null || row.approvedAt) throw new Refused(await whyNot(tx, row));
  return { adminId, row };
}

/** Another admin may have decided meanwhile. */
async function whyNot({ db }: Tx, { failure, reason, approvedBy }: PayoutRow): Promise<string> {
  if (failure === 'refused') return texts.refusedMeanwhile(reason ?? '');
  const [admin] = approvedBy ? await db.select().from(users).where(eq(users.id, approvedBy)) : [];
  return admin ? texts.approvedMeanwhile(admin.fullName) : texts.notWaiting;
}

/** Passes on a code, which the provider asks the operator for while its account is not set up for transfers. */
export async function submitPayoutCode({ ctx, input: { id, code } }: Args<{ code: string }>): Promise<Payout> {
  const { userId: adminId } = requireViewer(ctx);
  const [row] = isUuid(id) ? await ctx.db.select().from(payouts).where(eq(payouts.id, id)) : [];
  if (!row) throw new NotFound(texts.payoutMissing);
  refuseOwnCase(adminId, await ownerOf(ctx, row));
  if (row.state !== 'pending' || !row.transferCode) throw new Refused(texts.noCode);
  await writeAudit({ ctx, input: { act: 'payouts.code', subject: id, details: {} } });
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const isTaken = await finalizeTransfer(call, row.transferCode, code).catch((error: unknown) => {
    ctx.log.warn({ payout: id, err: error }, 'could not pass on the code of a payout');
    throw new Unavailable();
  });
  if (!isTaken) throw new Refused(texts.codeRefused);
  const transfer = await readTransfer(call, id).catch(() => null);
  return toPayout((transfer && (await settlePayout(ctx, transfer))) ?? row);
}

import { cedi, currency } from '@besesaka/schema/kernel/money.ts';
import { payoutChanged } from '@besesaka/schema/payouts/shop-money/events.ts';
import type { PayoutFailure } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { enter, transferFees } from '#payments/ledger.ts';
import { redact } from '#payments/settle-payment.ts';
import { payoutsChanged } from '#payouts/domain-events.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shops } from '#shops/tables.ts';
import type { Refusal, Transfer } from './provider-transfers.ts';
import { nextPayoutCheck, outcomeOf } from './rules.ts';
import { type PayoutRow, payouts, payoutWallets } from './tables.ts';
import { toPayout } from './views.ts';

/** Money of payouts that have neither arrived nor come back. */
export const inTransit = 'in-transit';

/** Writes a change of a payout. The caller holds its lock. */
export async function writePayout(tx: Tx, id: string, set: Partial<PayoutRow>): Promise<PayoutRow> {
  const [row] = await tx.db
    .update(payouts)
    .set({ ...set, version: sql`${payouts.version} + 1` })
    .where(eq(payouts.id, id))
    .returning();
  if (!row) throw new Error('payout row missing after lock');
  await publishPayout(tx, row, await ownerOf(tx, row));
  return row;
}

/** To the owner's screens and webhooks, and to the counts of the admins if it concerned them. */
export async function publishPayout(tx: Tx, row: PayoutRow, ownerId: string): Promise<void> {
  tx.emit(ownerId, payoutChanged, { payout: toPayout(row) });
  if (row.check || row.reason || row.state === 'due') await publishDomainEvent(tx, payoutsChanged, {});
}

export async function ownerOf(ctx: Ctx, { shopId }: Pick<PayoutRow, 'shopId'>): Promise<string> {
  const [shop] = await ctx.db.select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw new Error('shop of a payout is missing');
  return shop.ownerId;
}

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.db.select().from(payouts).where(eq(payouts.id, id)).for('no key update');
  return row ?? null;
}

/**
 * Applies the provider's transfer to a payout. The answer, the webhook, the worker and an admin's code all end here, at
 * the same time and repeatedly; the lock of the row serializes them. Null if there is no such payout.
 */
export function settlePayout(ctx: Ctx, transfer: Transfer): Promise<PayoutRow | null> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPayout(tx, transfer.reference);
    if (!row) return null;
    const sent = row.amountPesewas - row.expectedFeePesewas;
    if (transfer.amount !== sent || transfer.currency !== currency) {
      tx.log.error({ payout: row.id, amount: transfer.amount }, 'the transfer of a payout has another amount');
      return writePayout(tx, row.id, { reason: 'The transfer has another amount', dueAt: null });
    }
    return settle(tx, row, transfer);
  });
}

async function settle(tx: Tx, row: PayoutRow, transfer: Transfer): Promise<PayoutRow> {
  const outcome = outcomeOf(transfer.status);
  const changes = {
    transferCode: transfer.transfer_code ?? row.transferCode,
    providerAnswer: redact(transfer),
    reason: outcome.reason ?? null,
  };
  if (outcome.state === 'succeeded') {
    if (row.state === 'succeeded' || row.state === 'returned') return row;
    return succeed(tx, row, { ...changes, feePesewas: transfer.fee_charged ?? row.expectedFeePesewas });
  }
  if (outcome.state === 'returned') {
    // Of a payout that failed, the shop has the money already.
    if (row.state === 'returned' || row.state === 'failed') return row;
    // The message that it had arrived may be lost, or still to come.
    const fee = row.expectedFeePesewas;
    const arrived = row.state === 'succeeded' ? row : await succeed(tx, row, { ...changes, feePesewas: fee });
    return comeBack(tx, arrived, { ...changes, fee: transfer.fee_charged ?? 0 });
  }
  if (row.endedAt) return row;
  if (outcome.state === 'failed') return giveBack(tx, row, { ...changes, failure: outcome.failure ?? 'stopped' });
  const dueAt = nextPayoutCheck(row.checks, tx.now);
  const isSame = row.state === 'pending' && row.reason === changes.reason;
  return isSame ? row : writePayout(tx, row.id, { ...changes, state: 'pending', dueAt });
}

/** The money is taken from what is in transit, or again from the shop if it was given back before. */
async function succeed(
  tx: Tx,
  row: PayoutRow,
  changes: Partial<PayoutRow> & { feePesewas: number },
): Promise<PayoutRow> {
  const { id, amountPesewas: amount, expectedFeePesewas: expected } = row;
  const over = changes.feePesewas - expected;
  if (row.state === 'failed')
    tx.log.error({ payout: id }, 'a payout arrived after the provider said that it had failed');
  const from = row.state === 'failed' ? sellerAccount(row.shopId) : inTransit;
  const lines = [
    { account: from, amount },
    { account: 'provider', amount: -amount - over },
    { account: transferFees, amount: over },
  ];
  await enter(tx, { kind: 'payout paid', subjectId: id, currency, lines });
  const ended = { state: 'succeeded' as const, failure: null, endedAt: tx.now, dueAt: null };
  const paid = await writePayout(tx, id, { ...changes, ...ended });
  const sum = cedi(amount - expected);
  await notifySeller(tx, paid, {
    title: `${sum} is paid to your wallet`,
    text: 'The statement shows each order in it.',
  });
  return paid;
}

/** The shop gets back all of it. A fee that the provider keeps is the marketplace's. */
async function comeBack(tx: Tx, row: PayoutRow, { fee, ...known }: Partial<PayoutRow> & { fee: number }) {
  const { id, amountPesewas: amount, expectedFeePesewas: expected } = row;
  const given = amount - expected + (row.feePesewas ?? expected) - fee;
  const lines = [
    { account: 'provider', amount: given },
    { account: sellerAccount(row.shopId), amount: -amount },
    { account: transferFees, amount: amount - given },
  ];
  await enter(tx, { kind: 'payout returned', subjectId: id, currency, lines });
  const back = await writePayout(tx, id, { ...known, state: 'returned', endedAt: tx.now, dueAt: null });
  await notifyBack(tx, back);
  return back;
}

/** Ends a payout that did not arrive. Its money is the shop's again in the same transaction, so the next one is new. */
export async function giveBack(tx: Tx, row: PayoutRow, changes: Partial<PayoutRow> & { failure: PayoutFailure }) {
  const { id, amountPesewas: amount, shopId } = row;
  const lines = [
    { account: inTransit, amount },
    { account: sellerAccount(shopId), amount: -amount },
  ];
  await enter(tx, { kind: 'payout failed', subjectId: id, currency, lines });
  const ended = { endedAt: tx.now, dueAt: null };
  const failed = await writePayout(tx, id, { ...changes, ...ended, state: 'failed' });
  await notifyBack(tx, failed);
  return failed;
}

/** The provider refused before there was a transfer. Only a recipient that it does not know ends the payout. */
export function settleRefusal(ctx: Ctx, id: string, { refusal, message }: Refusal): Promise<PayoutRow | null> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPayout(tx, id);
    if (row?.state !== 'asking') return row;
    if (refusal === 'recipient') {
      await tx.db.update(payoutWallets).set({ refusedAt: tx.now }).where(eq(payoutWallets.id, row.walletId));
      return giveBack(tx, row, { failure: 'wallet', reason: message });
    }
    tx.log.error({ payout: id, refusal, message }, 'the provider refused a payout, which waits');
    const reason = refusal === 'balance' ? 'The balance at the payment provider is too small' : message;
    return writePayout(tx, id, { state: 'due', reason, dueAt: nextPayoutCheck(row.checks, tx.now) });
  });
}

/** Ends the payout that has not been sent yet, because its wallet changed. The caller holds the lock of the shop. */
export async function closeUnsent(tx: Tx, shopId: string): Promise<void> {
  const isUnsent = and(eq(payouts.shopId, shopId), inArray(payouts.state, ['due', 'approved']));
  const [row] = await tx.db.select().from(payouts).where(isUnsent).for('no key update');
  if (row) await giveBack(tx, row, { failure: 'changed' });
}

async function notifyBack(tx: Tx, row: PayoutRow): Promise<void> {
  const { advice } = toPayout(row);
  if (!advice || row.failure === 'changed') return;
  await notifySeller(tx, row, { title: `A payout of ${cedi(row.amountPesewas)} came back`, text: advice }, true);
}

async function notifySeller(
  tx: Tx,
  row: PayoutRow,
  words: { title: string; text: string },
  hasMail = false,
): Promise<void> {
  tx.notify({
    to: await ownerOf(tx, row),
    source: 'seller',
    kind: 'payment',
    key: `payout:${row.id}`,
    content: words,
    link: `/dashboard/shop/money/payouts/${row.id}`,
    ...(hasMail && { mail: { paragraphs: [words.text], action: 'Open the payout' } }),
  });
}

import { currency } from '@besesaka/schema/kernel/money.ts';
import { and, eq, inArray, max, ne, sql, sum } from 'drizzle-orm';
import { disputeSubject } from '#payments/disputes/settle-dispute.ts';
import { enter } from '#payments/ledger.ts';
import type { Call } from '#payments/provider.ts';
import { type Movement, readBalance, readMovements, referenceOf } from '#payments/provider-ledger.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { ledgerEntries, ledgerLines, refunds } from '#payments/tables.ts';
import { readTransfer } from '#payouts/shop-money/provider-transfers.ts';
import { receiveTransfer } from '#payouts/shop-money/receive-transfer.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';

import { bookComparisons, type ProviderMovementRow, providerMovements } from './tables.ts';

export const compareBooksJob = jobKind('payouts.compare-books');

/** Reads what is new in the provider's ledger, finds our entry of each movement, and compares the balances. */
export async function compareBooks({ ctx }: { ctx: Ctx }): Promise<void> {
  if (!ctx.config.paystack.secretKey) return;
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs * 10) };
  const [known] = await ctx.db.select({ last: max(providerMovements.id) }).from(providerMovements);
  const movements = await readMovements(call, known?.last ?? 0);
  for (const one of movements) await addMovement(ctx, call, one);
  for (const row of await faulty(ctx)) await matchAgain(ctx, call, row);
  const providerPesewas = await readBalance(call);
  await inTransaction(ctx, async (tx) => {
    const isMatched = (await faulty(tx)).length === 0 && (await providerByBooks(tx)) === providerPesewas;
    if (!isMatched) tx.log.error({ providerPesewas }, 'our books differ from those of the payment provider');
    await tx.db.insert(bookComparisons).values({ id: newId(), comparedAt: tx.now, providerPesewas, isMatched });
  });
}

const faulty = ({ db }: Ctx) =>
  db.select().from(providerMovements).where(sql`${providerMovements.fault} is not null`).limit(1000);

export async function providerByBooks({ db }: Ctx): Promise<number> {
  const [found] = await db
    .select({ all: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerLines.account, 'provider'), eq(ledgerEntries.currency, currency)));
  return found?.all ?? 0;
}

async function addMovement(ctx: Ctx, call: Call, one: Movement): Promise<void> {
  const { id, model_responsible: model, model_row: modelId, difference: differencePesewas, createdAt: movedAt } = one;
  const row = { id, model, modelId, differencePesewas, movedAt, entryId: null, fault: 'unknown' as const };
  const subjectId = await subjectOf(ctx, call, row);
  await inTransaction(ctx, async (tx) => {
    if (model === 'Settlement') await enterSettlement(tx, row);
    const match = await matchOf(tx, row, subjectId);
    await tx.db
      .insert(providerMovements)
      .values({ ...row, ...match })
      .onConflictDoNothing();
  });
}

/** The entry may have come later than the movement, or not at all, because the message about it was lost. */
async function matchAgain(ctx: Ctx, call: Call, row: ProviderMovementRow): Promise<void> {
  const subjectId = await subjectOf(ctx, call, row);
  if (subjectId && row.model === 'Transaction') await checkPayment(ctx, subjectId);
  const transfer = subjectId && row.model === 'Transfer' ? await readTransfer(call, subjectId) : null;
  if (transfer) await receiveTransfer(ctx, transfer);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(providerMovements)
      .set(await matchOf(tx, row, subjectId))
      .where(eq(providerMovements.id, row.id));
  });
}

/** The provider's ledger names things by its own ids. Returns ours: of the payment, the refund or the payout. */
async function subjectOf({ db }: Ctx, call: Call, { model, modelId }: ProviderMovementRow): Promise<string | null> {
  if (model === 'Dispute') return disputeSubject(modelId);
  if (model === 'Refund') {
    const isIt = eq(refunds.providerId, String(modelId));
    const [row] = await db.select({ id: refunds.id }).from(refunds).where(isIt);
    return row?.id ?? null;
  }
  if (model === 'Settlement') return settlementId(modelId);
  const reference = await referenceOf(call, model === 'Transfer' ? 'transfer' : 'transaction', modelId);
  return reference && isUuid(reference) ? reference : null;
}

type Match = Pick<ProviderMovementRow, 'entryId' | 'fault'>;

/** A subject can have several entries, such as a payout that arrived and came back. */
async function matchOf(tx: Tx, row: ProviderMovementRow, subjectId: string | null): Promise<Match> {
  if (!subjectId) return { entryId: null, fault: 'unknown' };
  const entries = await tx.db
    .select({ id: ledgerEntries.id, amount: ledgerLines.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledgerEntries.id), eq(ledgerLines.account, 'provider')))
    .where(and(eq(ledgerEntries.subjectId, subjectId), ne(ledgerLines.amount, 0)));
  const ids = entries.map(({ id }) => id);
  const entered = await tx.db
    .select({ entryId: providerMovements.entryId })
    .from(providerMovements)
    .where(and(inArray(providerMovements.entryId, ids), ne(providerMovements.id, row.id)));
  const free = entries.filter(({ id }) => !entered.some(({ entryId }) => entryId === id));
  const same = free.find(({ amount }) => amount === row.differencePesewas);
  if (same) return { entryId: same.id, fault: null };
  return {
    entryId: null,
    fault: free.some(({ amount }) => amount < 0 === row.differencePesewas < 0) ? 'amount' : 'unknown',
  };
}

/** The provider paid out to the marketplace's own bank account, about which it sends no event. */
async function enterSettlement(tx: Tx, { modelId, differencePesewas }: ProviderMovementRow): Promise<void> {
  const subjectId = settlementId(modelId);
  const isKnown = and(eq(ledgerEntries.subjectId, subjectId), eq(ledgerEntries.kind, 'settlement'));
  if ((await tx.db.$count(ledgerEntries, isKnown)) > 0) return;
  const lines = [
    { account: 'provider', amount: differencePesewas },
    { account: 'bank', amount: -differencePesewas },
  ];
  await enter(tx, { kind: 'settlement', subjectId, currency, lines });
}

/** Settlements have numbers at the provider and no row here. */
function settlementId(id: number): string {
  return `00000000-0000-8000-8000-${id.toString(16).padStart(12, '0')}`;
}

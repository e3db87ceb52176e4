import { currency } from '@besesaka/schema/kernel/money.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { requestPayout as requestOperation } from '@besesaka/schema/payouts/shop-money/operations.ts';
import type { Payout } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { eq, like, sql, sum } from 'drizzle-orm';
import { enter } from '#payments/ledger.ts';
import { ledgerLines } from '#payments/tables.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { jobKind } from '#platform/jobs.ts';
import { type LockedShop, lockShop } from '#shops/lock-shop.ts';
import { shops } from '#shops/tables.ts';
import { leastOf, type Standing, standingOf } from './balance.ts';
import { isPayoutTime, leastOn } from './rules.ts';
import { inTransit, publishPayout } from './settle-payout.ts';
import { type PayoutRow, type PayoutWalletRow, payouts } from './tables.ts';
import { toPayout } from './views.ts';

export const runPayoutsJob = jobKind('payouts.run');
/** Sends a payout right after the commit. */
export const sendPayoutJob = jobKind<{ id: string }>('payouts.send');

/** Called by a seller, once a day: pays out what is available now. The amount never comes from the client. */
export function requestPayout({ ctx, input }: { ctx: Ctx; input: { key: string | undefined } }): Promise<Payout> {
  const { userId } = requireViewer(ctx);
  return answerOnce(ctx, attemptOf(requestOperation, input.key, {}), async (tx) => {
    const shop = await lockShop(tx, userId);
    if (!shop) throw new NotFound(texts.shopNeeded);
    const standing = await standingOf(tx, shop.id);
    const refusal = standing.refusal ?? (standing.hasAskedToday ? texts.askedToday : null);
    if (refusal) throw new Refused(refusal);
    return toPayout(await createPayout(tx, shop, { standing, requestedBy: userId }));
  });
}

/** The daily run: a payout for each shop that can have one and had none by the run today. A second run changes nothing. */
export async function runPayouts({ ctx }: { ctx: Ctx }): Promise<number> {
  if (!ctx.config.paystack.secretKey || !isPayoutTime(ctx.now)) return 0;
  const total = sum(ledgerLines.amount);
  const owed = await ctx.db
    .select({ account: ledgerLines.account })
    .from(ledgerLines)
    .where(like(ledgerLines.account, sellerAccount('%')))
    .groupBy(ledgerLines.account)
    .having(sql`${total} <= ${-leastOn(ctx.now, leastOf(ctx))}`);
  const shopIds = owed.map(({ account }) => account.slice(sellerAccount('').length));
  const { moved } = await oneByOne(ctx, shopIds, {
    failure: 'could not make the payout of a shop',
    handle: (shopId) => inTransaction(ctx, (tx) => payOutDaily(tx, shopId)),
  });
  return moved;
}

async function payOutDaily(tx: Tx, shopId: string): Promise<boolean> {
  const [shop] = await tx.db
    .select({ id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('no key update');
  if (!shop) return false;
  const standing = await standingOf(tx, shopId);
  if (standing.refusal || standing.hasRunToday) return false;
  await createPayout(tx, shop, { standing, requestedBy: null });
  return true;
}

/** The caller holds the lock of the shop, so two at once cannot take the same money. */
async function createPayout(
  tx: Tx,
  shop: LockedShop,
  { standing: { wallet, amount }, requestedBy }: { standing: Standing; requestedBy: string | null },
): Promise<PayoutRow> {
  if (!wallet) throw new Error('a payout without a wallet');
  const check = checkOf(tx, wallet, amount);
  const values = {
    id: newId(),
    shopId: shop.id,
    walletId: wallet.id,
    network: wallet.network,
    phone: wallet.phone,
    accountName: wallet.accountName,
    recipientCode: wallet.recipientCode,
    state: check ? ('due' as const) : ('approved' as const),
    amountPesewas: amount,
    expectedFeePesewas: limits.feePesewas,
    requestedBy,
    check,
    createdAt: tx.now,
    dueAt: check ? null : tx.now,
  };
  const [row] = await tx.db.insert(payouts).values(values).returning();
  if (!row) throw new Error('no payout was inserted');
  const lines = [
    { account: sellerAccount(shop.id), amount },
    { account: inTransit, amount: -amount },
  ];
  await enter(tx, { kind: 'payout', subjectId: row.id, currency, lines });
  await publishPayout(tx, row, shop.ownerId);
  if (!check) tx.enqueue(sendPayoutJob, { id: row.id });
  return row;
}

function checkOf({ settings, now }: Ctx, wallet: PayoutWalletRow, amount: number): PayoutRow['check'] {
  if (amount > settings.at(now, 'payout_approval_above')) return 'amount';
  return wallet.isNameConfirmed ? null : 'name';
}

import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { shopMoneyLimits as limits, openPayoutStates } from '@besesaka/schema/payouts/shop-money/limits.ts';
import type { ShopMoney } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { ledgerLines } from '#payments/tables.ts';
import { bookComparisons } from '#payouts/books/tables.ts';
import { divideOrderMoney } from '#payouts/rules.ts';
import { sellerAccount, termsOf } from '#payouts/settle-order-money.ts';
import { type OrderMoneyRow, orderMoney } from '#payouts/tables.ts';
import { dayOf } from '#platform/base/clock.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { type Least, leastOn, nextPayoutDay, startOfDay } from './rules.ts';
import { type PayoutWalletRow, payouts, payoutWallets } from './tables.ts';
import { toWallet } from './views.ts';

export async function findOwnShopId(ctx: Ctx): Promise<string> {
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  if (!shop) throw new NotFound(texts.shopNeeded);
  return shop.id;
}

/** What the ledger owes the shop; negative after refunds that took back more than was left. */
export async function availableOf(ctx: Ctx, shopId: string): Promise<number> {
  const isTheirs = eq(ledgerLines.account, sellerAccount(shopId));
  const [owed] = await ctx.db
    .select({ all: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .where(isTheirs);
  return -Number(owed?.all ?? 0);
}

export const isHeld = inArray(orderMoney.state, ['held', 'frozen']);

/** The shop's part of an order that is held. */
export const heldPart = (money: OrderMoneyRow): number => divideOrderMoney(termsOf(money)).shop;

async function waitingOf(ctx: Ctx, shopId: string): Promise<number> {
  const held = await ctx.db
    .select()
    .from(orderMoney)
    .where(and(eq(orderMoney.shopId, shopId), isHeld));
  return held.reduce((all, money) => all + heldPart(money), 0);
}

async function payoutsIn(ctx: Ctx, shopId: string, which: ReturnType<typeof eq>): Promise<number> {
  const isTheirs = and(eq(payouts.shopId, shopId), which);
  const [found] = await ctx.db
    .select({ all: sum(payouts.amountPesewas) })
    .from(payouts)
    .where(isTheirs);
  return Number(found?.all ?? 0);
}

/** What decides whether a shop can be paid out now. In a transaction, the caller holds the lock of the shop. */
export interface Standing {
  available: number;
  wallet: PayoutWalletRow | null;
  onItsWay: number;
  /** What a payout would have now. */
  amount: number;
  refusal: string | null;
  hasAskedToday: boolean;
  hasRunToday: boolean;
}

export async function standingOf(ctx: Ctx, shopId: string): Promise<Standing> {
  const today = gte(payouts.createdAt, startOfDay(ctx.now));
  const isToday = and(eq(payouts.shopId, shopId), today);
  const didNotFail = ne(payouts.state, 'failed');
  const isOpen = inArray(payouts.state, [...openPayoutStates]);
  const [available, wallet, onItsWay, paidToday, asked, ran, owner] = await Promise.all([
    availableOf(ctx, shopId),
    currentWallet(ctx, shopId),
    payoutsIn(ctx, shopId, isOpen),
    payoutsIn(ctx, shopId, sql`${today} and ${didNotFail}`),
    ctx.db.$count(payouts, and(isToday, isNotNull(payouts.requestedBy))),
    ctx.db.$count(payouts, and(isToday, isNull(payouts.requestedBy))),
    ctx.db
      .select({ suspendedAt: users.suspendedAt })
      .from(shops)
      .innerJoin(users, eq(users.id, shops.ownerId))
      .where(eq(shops.id, shopId)),
  ]);
  const [perTransfer, perDay] = [
    ctx.settings.at(ctx.now, 'payout_max'),
    ctx.settings.at(ctx.now, 'payout_max_per_day'),
  ];
  const amount = Math.max(0, Math.min(available, perTransfer, perDay - paidToday));
  const facts = { available, wallet, onItsWay, amount, hasAskedToday: asked > 0, hasRunToday: ran > 0 };
  const isSuspended = owner.some(({ suspendedAt }) => suspendedAt !== null);
  return { ...facts, refusal: isSuspended ? texts.suspended : refusalOf(facts, ctx) };
}

export function leastOf({ settings, now }: Ctx): Least {
  return { least: settings.at(now, 'payout_least'), atMonthEnd: settings.at(now, 'payout_least_at_month_end') };
}

function refusalOf({ available, wallet, onItsWay, amount }: Omit<Standing, 'refusal'>, ctx: Ctx): string | null {
  const { now } = ctx;
  const least = leastOf(ctx);
  if (!wallet) return texts.noWallet;
  if (wallet.refusedAt) return texts.walletRefused;
  if (wallet.usableAt > now) return texts.walletWaits;
  if (onItsWay > 0) return texts.underWay;
  if (available < leastOn(now, least)) return texts.tooLittle(moneyText(least.least));
  return amount < leastOn(now, least) ? texts.tooMuchToday : null;
}

export async function currentWallet(ctx: Ctx, shopId: string): Promise<PayoutWalletRow | null> {
  const isCurrent = and(eq(payoutWallets.shopId, shopId), isNull(payoutWallets.supersededAt));
  const [wallet] = await ctx.db.select().from(payoutWallets).where(isCurrent);
  return wallet ?? null;
}

/** Each sum is one of the ledger or of `order_money`, never a number of its own. */
export async function readShopMoney({ ctx }: { ctx: Ctx }): Promise<ShopMoney> {
  const shopId = await findOwnShopId(ctx);
  const [standing, waiting, paid, [balanced]] = await Promise.all([
    standingOf(ctx, shopId),
    waitingOf(ctx, shopId),
    payoutsIn(ctx, shopId, eq(payouts.state, 'succeeded')),
    ctx.db
      .select({ at: bookComparisons.comparedAt })
      .from(bookComparisons)
      .where(eq(bookComparisons.isMatched, true))
      .orderBy(desc(bookComparisons.comparedAt))
      .limit(1),
  ]);
  const { available, onItsWay, wallet, amount, hasAskedToday } = standing;
  return {
    waiting: moneyText(waiting),
    available: moneyText(available),
    on_its_way: moneyText(onItsWay),
    paid: moneyText(paid),
    wallet: wallet && toWallet(wallet, ctx.now),
    next_payout_on: dayOf(nextPayoutDay(available, ctx.now, leastOf(ctx))),
    next_amount: moneyText(amount),
    fee: moneyText(limits.feePesewas),
    balanced_at: balanced?.at.toISOString() ?? null,
    refusal: standing.refusal ?? (hasAskedToday ? texts.askedToday : null),
  };
}

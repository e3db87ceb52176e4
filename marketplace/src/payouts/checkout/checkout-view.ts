import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { checkoutChanged } from '@besesaka/schema/payouts/events.ts';
import type { Checkout } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#orders/tables.ts';
import { toPayment } from '#payments/emit-payment-changed.ts';
import { type PaymentRow, payments } from '#payments/tables.ts';
import { lastPhones } from '#payouts/last-phones.ts';
import { minuteMs } from '#platform/base/clock.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';

/** Reads a checkout that its buyer pays in advance. */
export async function readCheckout({ ctx, input }: { ctx: Ctx; input: { checkout_id: string } }): Promise<Checkout> {
  const { userId } = requireViewer(ctx);
  const all = isUuid(input.checkout_id) ? await loadOrders(ctx, input.checkout_id) : [];
  if (all[0]?.buyerId !== userId) throw new NotFound(texts.checkoutMissing);
  return toCheckout(ctx, all);
}

/** Updates the buyer's page, which waits for the payment. */
export async function emitCheckout(tx: Tx, checkoutId: string): Promise<void> {
  const all = await loadOrders(tx, checkoutId);
  const [first] = all;
  if (first) tx.emit(first.buyerId, checkoutChanged, { checkout: await toCheckout(tx, all) });
}

function loadOrders({ db }: Ctx, checkoutId: string): Promise<OrderRow[]> {
  const isIt = and(eq(orders.checkoutId, checkoutId), eq(orders.isProtected, true));
  return db.select().from(orders).where(isIt).orderBy(asc(orders.id));
}

async function toCheckout(ctx: Ctx, all: readonly OrderRow[]): Promise<Checkout> {
  const [first] = all;
  if (!first) throw new NotFound(texts.checkoutMissing);
  const paid: PaymentRow[] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, first.checkoutId), eq(payments.purpose, 'checkout')))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const payment = paid.find(({ state }) => state === 'succeeded') ?? paid[0];
  const closesAt = new Date(first.createdAt.getTime() + orderLimits.paysWithinMinutes * minuteMs);
  const isOpen = all.every(({ state }) => state === 'awaiting_payment');
  return {
    checkout_id: first.checkoutId,
    // All of them only grow, and each change raises one.
    version: [...all, ...paid].reduce((sum, { version }) => sum + version, 0),
    state: isOpen ? 'open' : first.sellerSees ? 'paid' : 'expired',
    amount: moneyText(all.reduce((sum, { totalPesewas }) => sum + totalPesewas, 0)),
    expires_at: closesAt.toISOString(),
    order_ids: all.map(({ code }) => code),
    prompt_step: payment?.promptStep ?? null,
    prompt_expires_at: payment?.promptUntil?.toISOString() ?? null,
    payment: payment ? await toPayment(ctx, payment) : null,
    last_phone: (await lastPhones(ctx, [first.buyerId])).get(first.buyerId) ?? null,
  };
}

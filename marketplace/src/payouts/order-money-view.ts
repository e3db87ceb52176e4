import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { orderMoneyChanged } from '@besesaka/schema/payouts/events.ts';
import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { and, desc, eq, inArray, or, sum } from 'drizzle-orm';
import { isPayableOnline } from '#orders/rules.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { toPayment } from '#payments/emit-payment-changed.ts';
import { type PaymentRow, payments } from '#payments/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { takesOrderPayments } from '#platform/config.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type OrderMoneyRow, orderMoney } from './tables.ts';

interface Known {
  order: OrderRow;
  money: OrderMoneyRow | undefined;
  /** The last payment of the order. */
  payment: PaymentRow | undefined;
  /** The sum of the versions of all payments of the order. */
  paymentVersions: number;
  lastPhone: string | null;
}

/** Lists the money of these orders, each as its buyer or seller sees it. */
export async function listOrderMoney({ ctx, input }: { ctx: Ctx; input: { ids: string } }) {
  const { userId } = requireViewer(ctx);
  const isOwn = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
  const isAsked = inArray(orders.code, input.ids.toUpperCase().split(','));
  const rows = await ctx.db.select().from(orders).where(and(isAsked, isOwn));
  const known = await loadMoney(ctx, rows);
  return { results: await Promise.all(known.map((one) => toOrderMoney(ctx, one, userId === one.order.buyerId))) };
}

/** Sends the money of the order to both sides, each with their own view. */
export async function emitOrderMoney(tx: Tx, order: OrderRow): Promise<void> {
  if (!takesOrderPayments(tx.config)) return;
  const [known] = await loadMoney(tx, [order]);
  if (!known) return;
  tx.emit(order.buyerId, orderMoneyChanged, { money: await toOrderMoney(tx, known, true) });
  tx.emit(order.sellerId, orderMoneyChanged, { money: await toOrderMoney(tx, known, false) });
}

async function loadMoney(ctx: Ctx, rows: OrderRow[]): Promise<Known[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const buyers = rows.map(({ buyerId }) => buyerId);
  const isOfOrder = and(inArray(payments.subjectId, ids), eq(payments.purpose, 'order'));
  const [moneys, lasts, versions, phones] = await Promise.all([
    ctx.db.select().from(orderMoney).where(inArray(orderMoney.orderId, ids)),
    ctx.db
      .selectDistinctOn([payments.subjectId])
      .from(payments)
      .where(isOfOrder)
      .orderBy(payments.subjectId, desc(payments.createdAt), desc(payments.id)),
    ctx.db
      .select({ orderId: payments.subjectId, sum: sum(payments.version).mapWith(Number) })
      .from(payments)
      .where(isOfOrder)
      .groupBy(payments.subjectId),
    ctx.db
      .selectDistinctOn([payments.userId], { userId: payments.userId, phone: payments.phone })
      .from(payments)
      .where(and(inArray(payments.userId, buyers), eq(payments.state, 'succeeded'), eq(payments.purpose, 'order')))
      .orderBy(payments.userId, desc(payments.createdAt), desc(payments.id)),
  ]);
  return rows.map((order) => {
    const money = moneys.find(({ orderId }) => orderId === order.id);
    const last = lasts.find(({ subjectId }) => subjectId === order.id);
    const lastPhone = phones.find(({ userId }) => userId === order.buyerId)?.phone ?? null;
    const paymentVersions = versions.find(({ orderId }) => orderId === order.id)?.sum ?? 0;
    return { order, money, payment: last, paymentVersions, lastPhone };
  });
}

async function toOrderMoney(ctx: Ctx, known: Known, isBuyer: boolean): Promise<OrderMoney> {
  const { order, money, payment } = known;
  const amountOf = (pesewas: number | undefined) => (pesewas === undefined || isBuyer ? null : moneyText(pesewas));
  const shop = money && money.grossPesewas - money.commissionPesewas - money.vatPesewas - money.feePesewas;
  return {
    order_id: order.code,
    // All of them only grow, and each change raises one.
    version: order.version + known.paymentVersions + (money?.version ?? 0),
    state: money?.state ?? 'unpaid',
    amount: moneyText(money?.grossPesewas ?? order.totalPesewas),
    can_pay: takesOrderPayments(ctx.config) && isPayableOnline(order),
    payment_asked_at: order.paymentAskedAt?.toISOString() ?? null,
    prompt_step: payment?.promptStep ?? null,
    prompt_expires_at: payment?.promptUntil?.toISOString() ?? null,
    payment: isBuyer && payment ? await toPayment(ctx, payment) : null,
    last_phone: isBuyer ? known.lastPhone : null,
    commission: amountOf(money && money.commissionPesewas + money.vatPesewas),
    provider_fee: amountOf(money?.feePesewas),
    shop_amount: amountOf(shop),
    refunded_amount: moneyText(money?.refundedPesewas ?? 0),
    paid_at: money?.createdAt.toISOString() ?? null,
    released_at: money?.releasedAt?.toISOString() ?? null,
  };
}

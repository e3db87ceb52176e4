import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { orderMoneyChanged } from '@besesaka/schema/payouts/events.ts';
import { payoutLimits as limits } from '@besesaka/schema/payouts/limits.ts';
import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { and, desc, eq, inArray, notInArray, or, sum } from 'drizzle-orm';
import { isOwnOrder } from '#orders/placed/order-visibility.ts';
import { isPayableOnline } from '#orders/rules.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { toPayment } from '#payments/emit-payment-changed.ts';
import { type PaymentRow, payments, refunds } from '#payments/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { takesOrderPayments } from '#platform/config.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { deadlineMs } from '#platform/settings/deadline.ts';
import { toOrderCase } from './cases/order-case.ts';
import { mayReport } from './held/may-report.ts';
import { lastPhones } from './last-phones.ts';
import { divideOrderMoney } from './rules.ts';
import { termsOf } from './settle-order-money.ts';
import { type CaseRow, cases, type OrderMoneyRow, orderMoney } from './tables.ts';

interface Known {
  order: OrderRow;
  money: OrderMoneyRow | undefined;
  /** The last payment of the order. */
  payment: PaymentRow | undefined;
  /** The sum of the versions of all payments of the order. */
  paymentVersions: number;
  lastPhone: string | null;
  /** The last case. */
  case: CaseRow | undefined;
  /** The part that neither was refunded nor is being refunded. */
  refundable: number;
}

/** Lists the money of these orders, each as its buyer or seller sees it. */
export async function listOrderMoney({ ctx, input }: { ctx: Ctx; input: { ids: string } }) {
  const { userId } = requireViewer(ctx);
  const isNamed = inArray(orders.code, input.ids.toUpperCase().split(','));
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(isNamed, isOwnOrder(userId)));
  const loaded = await loadMoney(ctx, rows);
  return { results: await Promise.all(loaded.map((one) => toOrderMoney(ctx, one, userId === one.order.buyerId))) };
}

/** Sends the money of the order to both sides, each with their own view. */
export async function emitOrderMoney(tx: Tx, order: OrderRow): Promise<void> {
  if (!takesOrderPayments(tx.config)) return;
  const [known] = await loadMoney(tx, [order]);
  if (!known) return;
  tx.emit(order.buyerId, orderMoneyChanged, { money: await toOrderMoney(tx, known, true) });
  if (!order.sellerSees) return;
  tx.emit(order.sellerId, orderMoneyChanged, { money: await toOrderMoney(tx, known, false) });
}

async function loadMoney(ctx: Ctx, rows: OrderRow[]): Promise<Known[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const buyers = rows.map(({ buyerId }) => buyerId);
  const isOfOrder = and(inArray(payments.subjectId, ids), eq(payments.purpose, 'order'));
  const [moneys, lasts, versions, phones, caseRows, refunding] = await Promise.all([
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
    lastPhones(ctx, buyers),
    ctx.db
      .selectDistinctOn([cases.orderId])
      .from(cases)
      .where(inArray(cases.orderId, ids))
      .orderBy(cases.orderId, desc(cases.createdAt)),
    ctx.db
      .select({ orderId: refunds.subjectId, sum: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .where(and(inArray(refunds.subjectId, ids), notInArray(refunds.state, ['failed', 'processed'])))
      .groupBy(refunds.subjectId),
  ]);
  return rows.map((order) => {
    const money = moneys.find(({ orderId }) => orderId === order.id);
    const last = lasts.find(({ subjectId }) => subjectId === order.id);
    const lastPhone = phones.get(order.buyerId) ?? null;
    const lastCase = caseRows.find(({ orderId }) => orderId === order.id);
    const open = refunding.find(({ orderId }) => orderId === order.id)?.sum ?? 0;
    const refundable = money ? Math.max(0, money.grossPesewas - money.refundedPesewas - open) : 0;
    const paymentVersions = versions.find(({ orderId }) => orderId === order.id)?.sum ?? 0;
    return { order, money, payment: last, paymentVersions, lastPhone, case: lastCase, refundable };
  });
}

async function toOrderMoney(ctx: Ctx, loaded: Known, isBuyer: boolean): Promise<OrderMoney> {
  const { order, money, payment } = loaded;
  const amountOf = (pesewas: number | undefined) => (pesewas === undefined || isBuyer ? null : moneyText(pesewas));
  const isHeld = money?.state === 'held' || money?.state === 'frozen';
  // Until the release it is computed with the rates of the sale.
  const shares = money && (isHeld ? divideOrderMoney(termsOf(money)) : releasedShares(money));
  return {
    order_id: order.code,
    // All of them only grow, and each change raises one.
    version: order.version + loaded.paymentVersions + (money?.version ?? 0) + (loaded.case?.version ?? 0),
    state: money?.state ?? 'unpaid',
    amount: moneyText(money?.grossPesewas ?? order.totalPesewas),
    can_pay: takesOrderPayments(ctx.config) && isPayableOnline(order),
    payment_asked_at: order.paymentAskedAt?.toISOString() ?? null,
    prompt_step: payment?.promptStep ?? null,
    prompt_expires_at: payment?.promptUntil?.toISOString() ?? null,
    payment: isBuyer && payment ? await toPayment(ctx, payment) : null,
    last_phone: isBuyer ? loaded.lastPhone : null,
    commission: amountOf(shares && shares.commission + shares.vat),
    provider_fee: amountOf(money?.feePesewas),
    shop_amount: amountOf(shares?.shop),
    frozen_by: money?.frozenBy ?? null,
    delivered_by: money?.deliveredBy ?? null,
    releasable_at: money?.state === 'held' ? (money.releasableAt?.toISOString() ?? null) : null,
    ends_at:
      money && isHeld
        ? new Date(money.createdAt.getTime() + deadlineMs(ctx.settings, money.createdAt, 'hold_days')).toISOString()
        : null,
    delivery_code: isBuyer && isHeld && isOnTheWay(order) ? money.deliveryCode : null,
    takes_code: !isBuyer && isHeld && order.state === 'dispatched' && money.codeTries < limits.codeTries,
    can_report: isBuyer && money !== undefined && mayReport(order, money),
    refundable: moneyText(isBuyer ? 0 : loaded.refundable),
    case: loaded.case ? toOrderCase(ctx, loaded.case) : null,
    refunded_amount: moneyText(money?.refundedPesewas ?? 0),
    paid_at: money?.createdAt.toISOString() ?? null,
    released_at: money?.releasedAt?.toISOString() ?? null,
  };
}

/** Before that the code would be of no use, and after it the delivery is confirmed. */
function isOnTheWay({ state }: OrderRow): boolean {
  return state === 'accepted' || state === 'dispatched';
}

function releasedShares(money: OrderMoneyRow) {
  const { commissionPesewas: commission, vatPesewas: vat, feePesewas, releasedPesewas } = money;
  return { commission, vat, shop: releasedPesewas - commission - vat - feePesewas };
}

export async function readOrderMoney(ctx: Ctx, code: string): Promise<OrderMoney> {
  const { results } = await listOrderMoney({ ctx, input: { ids: code } });
  const [found] = results;
  if (!found) throw new Error(`the money of order ${code} is missing`);
  return found;
}

/** The orders whose money depends on this payment. */
export async function ordersOf({ db }: Ctx, { id, purpose, subjectId }: PaymentRow): Promise<OrderRow[]> {
  if (purpose !== 'order' && purpose !== 'checkout') return [];
  const paid = db.select({ id: orderMoney.orderId }).from(orderMoney).where(eq(orderMoney.paymentId, id));
  return db
    .select()
    .from(orders)
    .where(or(eq(orders.id, subjectId), inArray(orders.id, paid)));
}

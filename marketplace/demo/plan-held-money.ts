import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import { dueAtOf, returnsStock } from '#orders/rules.ts';
import { answerUntil, decideUntil } from '#payouts/cases/clocks.ts';
import { momentsOf, timesOf } from '#payouts/held/deadlines.ts';
import { ordersHeld } from '#payouts/settle-order-money.ts';
import type { CaseRow, OrderMoneyRow } from '#payouts/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { usualSettings } from '#platform/settings/usual-settings.ts';
import { shopLines } from './data.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { planPayment } from './plan-payments.ts';
import type { PlannedProduct } from './plan-products.ts';
import { shopId } from './plan-shops.ts';

const own = shopId(shopLines[0].slug);

/** The states in which the demo seller has an order that was paid in advance; and those of the demo buyer. */
const sellerStates: readonly OrderState[] = ['pending', 'accepted', 'dispatched', 'delivered', 'return_requested'];
const buyerStates: readonly OrderState[] = ['dispatched', 'delivered', 'declined'];

interface Problem extends Pick<CaseRow, 'kind' | 'text' | 'answer'> {
  /** How long ago the case was opened. */
  hours: number;
}

/** About orders of the demo seller's shop that are on the way. */
const problemsOnTheWay: readonly Problem[] = [
  { kind: 'not_delivered', text: '', answer: 'The rider was ill. He brings it tomorrow before noon.', hours: 30 },
  { kind: 'problem', text: 'The rider came with one piece only. The slit is missing.', answer: null, hours: 20 },
];

const delivery = {
  option_id: null,
  kind: 'rider',
  name: 'Our rider',
  min_days: 1,
  max_days: 3,
  pickup_address: null,
  pickup_hours: null,
} as const;

/**
 * Some orders were paid in advance: their money is protected, one waits for its seller after a problem. The money of a
 * declined one goes back in the first minute, so that the provider knows of it, too.
 */
export function planHeldMoney(orders: readonly PlannedOrder[], buyerId: string, now: Date) {
  const ofSeller = sellerStates.map((state) =>
    orders.find(({ order }) => order.shopId === own && order.state === state),
  );
  const problems = orders
    .filter(({ order }) => order.shopId === own && order.state === 'dispatched' && order.buyerId !== buyerId)
    .slice(-problemsOnTheWay.length);
  const ofBuyer = buyerStates.map((state) =>
    orders.find(({ order }) => order.shopId !== own && order.buyerId === buyerId && order.state === state),
  );
  const chosen = new Set([...ofSeller, ...problems, ...ofBuyer].flatMap((one) => one ?? []));
  const held = [...chosen].map((one) => planHeld(one, problemsOnTheWay[problems.indexOf(one)] ?? null, now));
  return {
    orders: orders.map((one) => (chosen.has(one) ? paidFirst(one) : one)),
    paid: held.map(({ paid }) => paid),
    money: held.map(({ money }) => money),
    cases: held.flatMap((one) => one.openCase ?? []),
  };
}

function paidFirst(one: PlannedOrder): PlannedOrder {
  const { order } = one;
  const paid = { paidAt: order.createdAt, paymentMethod: 'online' as const, isProtected: true, delivery };
  return {
    ...one,
    order: { ...order, ...paid, dueAt: dueAtOf(order.state, { now: order.updatedAt, settings: usualSettings }, true) },
  };
}

function planHeld({ order, steps }: PlannedOrder, problem: Problem | null, now: Date) {
  const id = (what: string) => stableId(`demo held ${what} ${order.code}`);
  const gross = order.totalPesewas;
  const bought = { userId: order.buyerId, purpose: 'checkout' as const, subjectId: order.checkoutId };
  const payment = { ...bought, channel: 'mobile_money' as const, description: `Order ${order.code}` };
  const paid = planPayment(id, { ...payment, pesewas: gross, at: order.createdAt, account: ordersHeld });
  const deliveredAt = steps.find(({ state }) => state === 'delivered')?.at ?? null;
  const isReturning = order.state === 'return_requested';
  const isUndone = returnsStock(order.state);
  const ofIt = problem && planCase(order.id, id('case'), problem, now);
  const money: OrderMoneyRow = {
    orderId: order.id,
    paymentId: paid.payment.id,
    shopId: order.shopId,
    state: isUndone ? 'refunding' : problem || isReturning ? 'frozen' : 'held',
    grossPesewas: gross,
    deliveryPesewas: 0,
    commissionRate: 0,
    commissionPesewas: 0,
    vatRate: 2_000,
    vatPesewas: 0,
    feePesewas: Math.round(gross * 0.0195),
    refundedPesewas: 0,
    releasedPesewas: 0,
    frozenBy: problem ? 'case' : isReturning ? 'return' : null,
    frozenAt: problem || isReturning ? order.updatedAt : null,
    deliveredBy: deliveredAt && 'buyer',
    deliveredAt,
    releasableAt: deliveredAt && new Date(deliveredAt.getTime() + 7 * dayMs),
    deliveryCode: '4821',
    codeTries: 0,
    isRefundWanted: isUndone,
    dueAt: null,
    checkedAt: now,
    version: 1,
    createdAt: order.createdAt,
    releasedAt: null,
  };
  const time = timesOf({ settings: usualSettings }, money, ofIt);
  const standing = { state: order.state, promisedDays: delivery.max_days, isDisputed: false };
  const [next] = momentsOf({ money, openCase: ofIt, time, ...standing });
  return { paid, money: { ...money, dueAt: next?.at ?? null }, openCase: ofIt };
}

function planCase(orderId: string, id: string, { kind, text, answer, hours }: Problem, now: Date): CaseRow {
  const createdAt = new Date(now.getTime() - hours * hourMs);
  const answeredAt = answer ? new Date(now.getTime() - 4 * hourMs) : null;
  const dueAt = answer ? decideUntil(usualSettings, 'problem', createdAt) : answerUntil(usualSettings, createdAt);
  return openCase({ id, kind, orderId, text, answer, answeredAt, createdAt, dueAt });
}

type Opened = Pick<CaseRow, 'id' | 'kind' | 'text' | 'createdAt' | 'dueAt'> & Partial<CaseRow>;

/** A case that is not decided. */
function openCase(opened: Opened): CaseRow {
  return {
    orderId: null,
    answer: null,
    answeredAt: null,
    outcome: null,
    note: null,
    decidedBy: null,
    version: 1,
    subjectId: null,
    appealAbout: null,
    paymentId: null,
    appellantId: null,
    alarmedAt: null,
    endedAt: null,
    ...opened,
  };
}

/** A report about a product, which waits for an admin. */
export function planReports(planned: readonly PlannedProduct[], reporterId: string, now: Date) {
  const product = planned.find(({ row }) => row.name.startsWith('Zealot'))?.row ?? planned[0]?.row;
  if (!product) return { reports: [], cases: [] };
  const id = stableId('demo report');
  const reason = 'Misleading product descriptions';
  const createdAt = new Date(now.getTime() - 3 * hourMs);
  const report = {
    id,
    kind: 'product' as const,
    subjectId: product.id,
    shopId: product.shopId,
    reporterId,
    reason,
    details: 'The seller asked me to send half of the price to a number first, and does not answer since.',
    createdAt,
  } as const;
  const dueAt = decideUntil(usualSettings, 'report', createdAt);
  const about = { kind: 'report' as const, subjectId: id, text: reason, dueAt };
  return { reports: [report], cases: [openCase({ id: stableId('demo report case'), createdAt, ...about })] };
}

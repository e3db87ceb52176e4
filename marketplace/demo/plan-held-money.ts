import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import { dueAtOf } from '#orders/rules.ts';
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
import { shopId } from './plan-shops.ts';

const own = shopId(shopLines[0].slug);

/** The states in which the demo seller has an order that was paid in advance; and those of the demo buyer. */
const sellerStates: readonly OrderState[] = ['pending', 'accepted', 'dispatched', 'delivered', 'return_requested'];
const buyerStates: readonly OrderState[] = ['dispatched', 'delivered'];

interface Problem {
  text: string;
  answer: string | null;
  /** How long ago it was reported. */
  hours: number;
}

/** The first is about the demo seller's shop. */
const problemTexts: readonly Problem[] = [
  { text: 'The rider came with one piece only. The slit is missing.', answer: null, hours: 20 },
  {
    text: 'The screen is cracked at the corner. I took a photo when I opened it.',
    answer: 'It left our shop whole. We can send another screen, if the buyer returns this one.',
    hours: 30,
  },
  { text: 'I ordered size 42 and got size 39.', answer: null, hours: 5 },
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

/** Some open orders were paid in advance: their money is protected, one waits for its seller after a problem. */
export function planHeldMoney(orders: readonly PlannedOrder[], buyerId: string, now: Date) {
  const ofSeller = sellerStates.map((state) =>
    orders.find(({ order }) => order.shopId === own && order.state === state),
  );
  const onTheWay = orders.filter(({ order }) => order.state === 'dispatched' && order.buyerId !== buyerId);
  const problems = [
    ...onTheWay.filter(({ order }) => order.shopId === own).slice(-1),
    ...onTheWay.filter(({ order }) => order.shopId !== own).slice(-(problemTexts.length - 1)),
  ];
  const ofBuyer = buyerStates.map((state) =>
    orders.find(({ order }) => order.shopId !== own && order.buyerId === buyerId && order.state === state),
  );
  const chosen = new Set([...ofSeller, ...problems, ...ofBuyer].flatMap((one) => one ?? []));
  const held = [...chosen].map((one) => planHeld(one, problemTexts[problems.indexOf(one)] ?? null, now));
  return {
    orders: orders.map((one) => (chosen.has(one) ? paidFirst(one) : one)),
    paid: held.map(({ paid }) => paid),
    money: held.map(({ money }) => money),
    cases: held.flatMap(({ openCase }) => openCase ?? []),
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
  const openCase = problem && planCase(order.id, id('case'), problem, now);
  const money: OrderMoneyRow = {
    orderId: order.id,
    paymentId: paid.payment.id,
    shopId: order.shopId,
    state: problem || isReturning ? 'frozen' : 'held',
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
    isRefundWanted: false,
    dueAt: null,
    checkedAt: now,
    version: 1,
    createdAt: order.createdAt,
    releasedAt: null,
  };
  const time = timesOf({ settings: usualSettings }, money, openCase);
  const standing = { state: order.state, promisedDays: delivery.max_days, isDisputed: false };
  const [next] = momentsOf({ money, openCase, time, ...standing });
  return { paid, money: { ...money, dueAt: next?.at ?? null }, openCase };
}

function planCase(orderId: string, id: string, { text, answer, hours }: Problem, now: Date): CaseRow {
  const createdAt = new Date(now.getTime() - hours * hourMs);
  return {
    id,
    kind: 'problem',
    orderId,
    text,
    answer,
    answeredAt: answer ? new Date(now.getTime() - 4 * hourMs) : null,
    outcome: null,
    note: null,
    decidedBy: null,
    version: 1,
    createdAt,
    dueAt: answer ? decideUntil(usualSettings, 'problem', createdAt) : answerUntil(usualSettings, createdAt),
    subjectId: null,
    appealAbout: null,
    paymentId: null,
    appellantId: null,
    alarmedAt: null,
    endedAt: null,
  };
}

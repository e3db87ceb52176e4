import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { type OrderChange, ordersChanged, ordersPlaced, unseenOrderChanged } from '#orders/domain-events.ts';
import { isPaying, userAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { type OrderDetails, pieces, toOrder } from './order-details.ts';
import { placedAdvice, placedForBuyer, placedForSeller, stepForBuyer, stepForSeller } from './order-words.ts';

/** Sends new orders to their sellers, and to the buyer's other tabs. */
export async function emitPlaced(tx: Tx, placed: OrderDetails[]): Promise<void> {
  for (const whole of placed) {
    notifyPlaced(tx, whole);
    tx.emit(whole.order.sellerId, orderPlaced, { order: toOrder(whole, 'seller') });
    tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer'), action: null, by: 'buyer' });
  }
  await publishDomainEvent(tx, ordersPlaced, { orders: placed.map(({ order }) => order) });
}

/** Shows orders that wait for their payment in the buyer's other tabs. */
export async function emitUnpaid(tx: Tx, placed: OrderDetails[]): Promise<void> {
  for (const whole of placed)
    tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer'), action: null, by: 'buyer' });
}

/** Sends every step to both users, including the one who acted, because they may have other tabs open. */
export async function emitStep(tx: Tx, whole: OrderDetails, step: Omit<OrderChange, 'order'>): Promise<void> {
  const change = { order: whole.order, ...step };
  notifyStep(tx, change);
  const done = { action: userAction(step.action), by: step.actor };
  tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer'), ...done });
  if (!whole.order.sellerSees) return publishDomainEvent(tx, unseenOrderChanged, { order: whole.order });
  tx.emit(whole.order.sellerId, orderChanged, { order: toOrder(whole, 'seller'), ...done });
  await publishDomainEvent(tx, ordersChanged, change);
}

const mailAction = 'Open the order';

/** Notifies the seller of a new order on screen and by mail. The buyer, who acted, gets a confirmation by mail. */
function notifyPlaced(tx: Tx, { order, items }: OrderDetails): void {
  const about = { key: `order:${order.code}:placed`, link: linkOf(order) };
  const forSeller = placedForSeller({ order, itemCount: pieces(items) });
  const forBuyer = placedForBuyer({ order, itemCount: pieces(items) });
  const { promise, advice } = placedAdvice(order);
  const sellerMail = { paragraphs: [forSeller.text, promise], action: mailAction };
  const buyerMail = { paragraphs: [forBuyer.text, advice], action: mailAction };
  tx.notify({ ...toSeller(order), ...about, content: forSeller, mail: sellerMail });
  tx.notify({ ...toBuyer(order), ...about, content: forBuyer, mail: buyerMail, feedOnly: true });
}

/** Notifies the other side of a step. The buyer also gets every step by mail, their own as a confirmation. */
function notifyStep(tx: Tx, change: OrderChange): void {
  const { order, actor, action } = change;
  const about = { key: `order:${order.code}:${action}`, link: linkOf(order) };
  const text = stepForBuyer(change);
  const mail = { paragraphs: [text.text], action: mailAction, onlyFirst: isPaying(action) };
  tx.notify({ ...toBuyer(order), ...about, content: text, mail, feedOnly: actor === 'buyer' });
  const forSeller = stepForSeller(change);
  if (actor !== 'seller' && forSeller && order.sellerSees)
    tx.notify({ ...toSeller(order), ...about, content: forSeller });
}

const toBuyer = ({ buyerId }: OrderRow) => ({ to: buyerId, source: 'buyer', kind: 'order' }) as const;
const toSeller = ({ sellerId }: OrderRow) => ({ to: sellerId, source: 'seller', kind: 'order' }) as const;
const linkOf = ({ code }: OrderRow) => `/dashboard/orders/${code}`;

import { isPaying } from '#orders/rules.ts';
import type { Tx } from '#platform/context.ts';
import {
  contactHours,
  type OrderNotice,
  openMatters,
  placedForBuyer,
  placedForSeller,
  type StepNotice,
  stepForBuyer,
  stepForSeller,
} from './order-words.ts';

interface People {
  buyerId: string;
  sellerId: string;
}

const action = 'Open the order';
const toBuyer = { source: 'buyer', kind: 'order' } as const;
const toSeller = { source: 'seller', kind: 'order' } as const;

/** Notifies the seller of a new order on screen and by mail. The buyer, who acted, gets a confirmation by mail. */
export function notifyPlaced(tx: Tx, fact: OrderNotice & People): void {
  const { order, buyerId, sellerId } = fact;
  const about = { key: `order:${order.code}:placed`, link: linkOf(fact) };
  const forSeller = placedForSeller(fact);
  const forBuyer = placedForBuyer(fact);
  const promise = `We promise buyers that their seller contacts them within ${contactHours} hours to agree ${openMatters(order)}.`;
  const advice = `You agree ${openMatters(order)} between the two of you. Pay only when you are sure of the seller.`;
  const sellerMail = { paragraphs: [forSeller.text, promise], action };
  const buyerMail = { paragraphs: [forBuyer.text, advice], action };
  tx.notify({ ...toSeller, ...about, to: sellerId, words: forSeller, mail: sellerMail });
  tx.notify({ ...toBuyer, ...about, to: buyerId, words: forBuyer, mail: buyerMail, feedOnly: true });
}

/** Notifies the other side of a step. The buyer also gets every step by mail, their own as a confirmation. */
export function notifyStep(tx: Tx, fact: StepNotice & People): void {
  const { order, buyerId, sellerId, actor } = fact;
  const about = { key: `order:${order.code}:${fact.action}`, link: linkOf(fact) };
  const words = stepForBuyer(fact);
  const mail = { paragraphs: [words.text], action, onlyFirst: isPaying(fact.action) };
  tx.notify({ ...toBuyer, ...about, to: buyerId, words, mail, feedOnly: actor === 'buyer' });
  const forSeller = stepForSeller(fact);
  if (actor !== 'seller' && forSeller) tx.notify({ ...toSeller, ...about, to: sellerId, words: forSeller });
}

function linkOf({ order }: OrderNotice): string {
  return `/dashboard/orders/${order.code}`;
}

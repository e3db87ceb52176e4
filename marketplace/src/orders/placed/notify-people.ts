import { isPaying } from '#orders/rules.ts';
import type { Ctx } from '#platform/context.ts';
import {
  contactHours,
  type OrderNews,
  placedForBuyer,
  placedForSeller,
  type StepNews,
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

/** The seller hears of a new order on the screen and by mail; for the buyer it is their own act, confirmed by mail. */
export async function tellOfPlaced(ctx: Ctx, fact: OrderNews & People): Promise<void> {
  const { order, buyerId, sellerId } = fact;
  const about = { key: `order:${order.code}:placed`, link: linkOf(fact) };
  const forSeller = placedForSeller(fact);
  const forBuyer = placedForBuyer(fact);
  const promise = `We promise buyers that their seller contacts them within ${contactHours} hours to agree payment and delivery.`;
  const advice = 'Payment and delivery are agreed between the two of you. Pay only when you are sure of the seller.';
  const sellerMail = { paragraphs: [forSeller.text, promise], action };
  const buyerMail = { paragraphs: [forBuyer.text, advice], action };
  await ctx.notify({ ...toSeller, ...about, to: sellerId, words: forSeller, mail: sellerMail });
  await ctx.record({ ...toBuyer, ...about, by: buyerId, words: forBuyer, mail: buyerMail });
}

/** Whoever did not take the step hears of it; the buyer has every step by mail as well, their own as a confirmation. */
export async function tellOfStep(ctx: Ctx, fact: StepNews & People): Promise<void> {
  const { order, buyerId, sellerId, actor } = fact;
  const about = { key: `order:${order.code}:${fact.action}`, link: linkOf(fact) };
  const words = stepForBuyer(fact);
  const mail = { paragraphs: [words.text], action, onlyFirst: isPaying(fact.action) };
  if (actor === 'buyer') await ctx.record({ ...toBuyer, ...about, by: buyerId, words, mail });
  else await ctx.notify({ ...toBuyer, ...about, to: buyerId, words, mail });
  const forSeller = stepForSeller(fact);
  if (actor !== 'seller' && forSeller) await ctx.notify({ ...toSeller, ...about, to: sellerId, words: forSeller });
}

function linkOf({ order }: OrderNews): string {
  return `/dashboard/orders/${order.code}`;
}

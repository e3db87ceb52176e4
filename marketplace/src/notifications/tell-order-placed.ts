import type { Ctx } from '#platform/context.ts';
import { mailPeople } from './mail-people.ts';
import { notify } from './notify.ts';
import { hoursToContact, type OrderNews, placedForBuyer, placedForSeller } from './order-sentences.ts';

/** The seller hears of a new order on the screen and by mail; the buyer gets a confirmation by mail. */
export async function tellOrderPlaced({ ctx, payload }: { ctx: Ctx; payload: OrderNews }): Promise<void> {
  const { order, buyerId, sellerId } = payload;
  const link = `/dashboard/orders/${order.code}`;
  const forSeller = placedForSeller(payload);
  const subject = `order:${order.code}:placed`;
  const isNews = await notify({
    ctx,
    input: { userId: sellerId, kind: 'order', source: 'seller', ...forSeller, link, subject },
  });
  if (!isNews) return;
  const forBuyer = placedForBuyer(payload);
  const promise = `We promise buyers that their seller contacts them within ${hoursToContact(order)} hours to agree payment and delivery.`;
  const advice = 'Payment and delivery are agreed between the two of you. Pay only when you are sure of the seller.';
  await mailPeople({
    ctx,
    input: [
      { userId: sellerId, subject: forSeller.title, paragraphs: [forSeller.text, promise], link },
      { userId: buyerId, subject: forBuyer.title, paragraphs: [forBuyer.text, advice], link },
    ],
  });
}

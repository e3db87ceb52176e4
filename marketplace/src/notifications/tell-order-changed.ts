import type { Ctx } from '#platform/context.ts';
import { mailPeople } from './mail-people.ts';
import { notify } from './notify.ts';
import { type StepNews, stepForBuyer, stepForSeller } from './order-sentences.ts';

/** Whoever did not take the step hears of it; the buyer has every step by mail as well, their own as a confirmation. */
export async function tellOrderChanged({ ctx, payload }: { ctx: Ctx; payload: StepNews }): Promise<void> {
  const { order, buyerId, sellerId, action, actor } = payload;
  const link = `/dashboard/orders/${order.code}`;
  const fact = { kind: 'order', link, subject: `order:${order.code}:${action}` } as const;
  const forBuyer = stepForBuyer(payload);
  const forSeller = stepForSeller(payload);
  let isNews = false;
  if (actor !== 'buyer') {
    isNews = await notify({ ctx, input: { ...fact, ...forBuyer, userId: buyerId, source: 'buyer' } });
  }
  if (actor !== 'seller' && forSeller) {
    const isNewsToo = await notify({ ctx, input: { ...fact, ...forSeller, userId: sellerId, source: 'seller' } });
    isNews ||= isNewsToo;
  }
  if (!isNews) return;
  await mailPeople({ ctx, input: [{ userId: buyerId, subject: forBuyer.title, paragraphs: [forBuyer.text], link }] });
}

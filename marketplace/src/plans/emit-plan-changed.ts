import { planChanged } from '@besesaka/schema/plans/events.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { summaryOf, toSubscription } from './subscription-resource.ts';
import { type SubscriptionRow, subscriptions } from './tables.ts';

interface NoticeText {
  title: string;
  text: string;
  /** An additional paragraph for the mail. */
  mailed?: string;
}

/** Updates the seller's open screens. Changes that the seller did not make, or that matter, are also a notification. */
export async function emitPlanChanged(
  tx: Tx,
  shop: { id: string; ownerId: string },
  row: SubscriptionRow,
  words: NoticeText | null,
): Promise<void> {
  const all = await tx.db.select().from(subscriptions).where(eq(subscriptions.shopId, shop.id));
  const { ownerId } = shop;
  tx.emit(ownerId, planChanged, {
    subscription: toSubscription(row, tx.now),
    summary: summaryOf(all, tx.now),
  });
  if (!words) return;
  const { title, text, mailed } = words;
  const paragraphs = mailed ? [text, mailed] : [text];
  tx.notify({
    ...{ to: ownerId, source: 'seller', kind: 'subscription', key: `plan:${shop.id}`, words: { title, text } },
    ...{ link: '/dashboard/shop/subscriptions', mail: { paragraphs, action: 'Open your subscriptions' } },
  });
}

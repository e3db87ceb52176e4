import { eq } from 'drizzle-orm';
import type { OrderRow } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { moveOffer } from './move-offer.ts';
import { transitionOf } from './offer-rules.ts';
import { offers } from './tables.ts';

/** An order at an agreed price was paid in advance. The offer may have ended since it was placed. */
export async function orderPaidOffers({ tx, payload }: { tx: Tx; payload: { orders: OrderRow[] } }): Promise<void> {
  for (const { offerId, code } of payload.orders) {
    if (offerId === null) continue;
    const [offer] = await tx.db.select().from(offers).where(eq(offers.id, offerId)).for('update');
    const transition = offer && transitionOf(offer, 'order', 'buyer');
    const move = { kind: 'order', by: 'buyer', change: { orderCode: code } } as const;
    if (offer && transition) await moveOffer(tx, offer, { ...move, to: transition.to });
  }
}

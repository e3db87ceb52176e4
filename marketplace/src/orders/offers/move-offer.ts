import { offerChanged } from '@besesaka/schema/orders/offers/events.ts';
import { eq, sql } from 'drizzle-orm';
import { offerMoved } from '#orders/domain-events.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { type OfferDetails, selectOffers, toOffer } from './offer-details.ts';
import type { OfferStep } from './offer-rules.ts';
import { type OfferRow, offers } from './tables.ts';

type Change = Partial<Pick<OfferRow, 'pricePesewas' | 'quantity' | 'turn' | 'endsAt' | 'orderCode'>>;

interface Move extends Pick<OfferStep, 'kind' | 'by'> {
  to: OfferRow['state'];
  change?: Change;
}

/** Performs an allowed step on a locked offer, and sends it to both sides. */
export async function moveOffer(tx: Tx, before: OfferRow, { kind, by, to, change = {} }: Move): Promise<OfferDetails> {
  const { pricePesewas = before.pricePesewas, quantity = before.quantity } = change;
  const step: OfferStep = { kind, by, pricePesewas, quantity, at: tx.now.toISOString() };
  await tx.db
    .update(offers)
    .set({
      ...change,
      state: to,
      steps: [...before.steps, step],
      version: sql`${offers.version} + 1`,
      updatedAt: tx.now,
    })
    .where(eq(offers.id, before.id));
  return emitOffer(tx, before.id);
}

/** Sends the offer after its last step to both sides, including the one who acted, who may have other tabs open. */
export async function emitOffer(tx: Tx, id: string): Promise<OfferDetails> {
  const [offer] = await selectOffers(tx.db).where(eq(offers.id, id));
  const step = offer?.steps.at(-1);
  if (!offer || !step) throw new Error(`offer ${id} missing after it was written`);
  tx.emit(offer.buyerId, offerChanged, { offer: toOffer(offer, 'buyer', tx.now) });
  tx.emit(offer.sellerId, offerChanged, { offer: toOffer(offer, 'seller', tx.now) });
  await publishDomainEvent(tx, offerMoved, { offer, step });
  return offer;
}

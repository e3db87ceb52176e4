import type { MakeOfferInput } from '@besesaka/schema/orders/offers/inputs.ts';
import { offerLimits as limits } from '@besesaka/schema/orders/offers/limits.ts';
import type { Offer } from '@besesaka/schema/orders/offers/resources.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { checkBlocked, checkedPrice, requireSellable } from './check-offer.ts';
import { emitOffer, moveOffer } from './move-offer.ts';
import { toOffer } from './offer-details.ts';
import { liveStates } from './offer-rules.ts';
import { offers } from './tables.ts';

interface Args {
  tx: Tx;
  input: MakeOfferInput;
}

/** Offers a price for a product. Chat posts it to the conversation of the two. */
export async function makeOffer({ tx, input }: Args): Promise<Offer> {
  const { userId: buyerId } = requireViewer(tx);
  const { product_id: productId, variant_id: variantId = null, quantity, price, hours } = input;
  const product = await requireSellable(tx, { productId, variantId }, quantity);
  const { shopId, ownerId: sellerId, variantLabel } = product;
  if (sellerId === buyerId) throw new Forbidden(texts.ownProduct);
  if (!product.takesOffers) throw new Refused(texts.notTaken);
  await checkBlocked(tx, buyerId, sellerId);
  const pricePesewas = checkedPrice(price, product, 'buyer');
  await endDue(tx, buyerId, productId);
  await checkOpen(tx, buyerId);
  const step = { kind: 'offer', by: 'buyer', pricePesewas, quantity, at: tx.now.toISOString() } as const;
  const [made] = await tx.db
    .insert(offers)
    .values({
      id: newId(),
      buyerId,
      shopId,
      sellerId,
      productId,
      variantId,
      variantLabel,
      pricePesewas,
      quantity,
      state: 'open',
      turn: 'seller',
      steps: [step],
      endsAt: new Date(tx.now.getTime() + hours * hourMs),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: offers.id });
  if (!made) throw new Refused(texts.isOpen);
  return toOffer(await emitOffer(tx, made.id), 'buyer', tx.now);
}

/** The buyer's last offer for the product may be over without a job having noticed. */
async function endDue(tx: Tx, buyerId: string, productId: string): Promise<void> {
  const isIt = and(eq(offers.buyerId, buyerId), eq(offers.productId, productId));
  const [due] = await tx.db
    .select()
    .from(offers)
    .where(and(isIt, inArray(offers.state, [...liveStates]), lte(offers.endsAt, tx.now)))
    .for('update');
  if (due) await moveOffer(tx, due, { kind: 'end', by: 'system', to: 'ended' });
}

/** Two offers at the same moment may exceed the limit by one, which does no harm. */
async function checkOpen({ db }: Tx, buyerId: string): Promise<void> {
  const open = await db.$count(offers, and(eq(offers.buyerId, buyerId), inArray(offers.state, [...liveStates])));
  if (open >= limits.openMax) throw new Refused(texts.tooManyOpen(limits.openMax));
}

import type { AnswerOfferInput } from '@besesaka/schema/orders/offers/inputs.ts';
import { offerLimits as limits, type OfferSide } from '@besesaka/schema/orders/offers/limits.ts';
import type { Offer } from '@besesaka/schema/orders/offers/resources.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { InvalidInput, Refused, Stale } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { checkBlocked, checkedPrice, requireSellable } from './check-offer.ts';
import { moveOffer } from './move-offer.ts';
import { lockOffer, toOffer } from './offer-details.ts';
import { endAfter, isDue, isOthersTurn, mayCounter, otherSide, transitionOf } from './offer-rules.ts';
import type { OfferRow } from './tables.ts';

interface Args {
  tx: Tx;
  input: AnswerOfferInput & { id: string };
}

/** Answers an offer, or takes it back. Of two answers at once, the second one is stale. */
export async function answerOffer({ tx, input }: Args): Promise<Offer> {
  const { offer, side } = await lockOffer(tx, input.id);
  if (input.version !== offer.version) throw new Stale();
  const { action: kind, hours } = input;
  const transition = transitionOf(offer, kind, side);
  if (isDue(offer, tx.now) || !transition) throw refusal(offer, input, side);
  if (kind === 'counter' && !mayCounter(offer)) throw new Refused(texts.enoughPrices(limits.pricesMax));
  await checkBlocked(tx, offer.buyerId, offer.sellerId);
  const named = kind === 'counter' ? await readCounter(tx, offer, input, side) : {};
  if (kind === 'accept') await requireSellable(tx, offer, offer.quantity);
  const change = { ...named, endsAt: endAfter(offer, { kind, by: side, hours }, tx.now) };
  return toOffer(await moveOffer(tx, offer, { kind, by: side, to: transition.to, change }), side, tx.now);
}

function refusal(offer: OfferRow, { action }: AnswerOfferInput, side: OfferSide): Refused {
  return new Refused(isOthersTurn(offer, action, side) ? texts.notYourTurn : texts.notNow);
}

async function readCounter(
  tx: Tx,
  offer: OfferRow,
  { price, quantity = offer.quantity }: AnswerOfferInput,
  by: OfferSide,
) {
  if (price === undefined) throw new InvalidInput({ price: [texts.priceRequired] }, texts.priceRequired);
  const product = await requireSellable(tx, offer, quantity);
  return { pricePesewas: checkedPrice(price, product, by), quantity, turn: otherSide(by) };
}

import { cedi } from '#kernel/money.ts';
import type { OfferStepKind } from './limits.ts';
import { offeredText } from './offered-text.ts';

export const offerTexts = {
  priceInvalid: 'Please enter a price such as 90 or 90.50.',
  priceRequired: 'Please enter a price.',
  priceNotLower: (price: string) => `Offer less than the price of ${price}.`,
  counterTooHigh: (price: string) => `Enter at most ${price}, the price of the product.`,
  notTaken: 'The seller takes no offers for this product.',
  ownProduct: 'You cannot make an offer for your own product.',
  isOpen: 'You have an offer for this product already. Find it in your chat with the seller.',
  tooManyOpen: (max: number) => `You have ${max} open offers. Wait for an answer, or withdraw one.`,
  tooMany: 'You have made many offers. Please wait a while before you make another one.',
  tooManyAnswers: 'You are answering very often. Please wait a while and try again.',
  enoughPrices: (max: number) => `An offer can have ${max} prices. Please accept or decline the last one.`,
  blocked: 'You cannot bargain with this person.',
  missing: 'Offer not found.',
  paymentOpen: 'Your order at this price waits for its payment. Pay it, or cancel it first.',
  notNow: 'This offer has been answered, or it has ended.',
  notYourTurn: 'The other side has to answer first.',
  notForYou: 'You cannot do this with the offer.',
} as const;

interface OfferWords {
  kind: OfferStepKind;
  pricePesewas: number;
  quantity: number;
}

const beginnings: Partial<Record<OfferStepKind, string>> = {
  offer: 'Offer: ',
  counter: 'New price: ',
  accept: 'Accepted: ',
};

/** A step as a chat message, such as "Offer: ₵90 each for 2"; null for steps that are no message. */
export function offerMessage({ kind, pricePesewas, quantity }: OfferWords): string | null {
  if (kind === 'decline') return 'Offer declined';
  if (kind === 'withdraw') return 'Offer withdrawn';
  const begin = beginnings[kind];
  return begin === undefined ? null : begin + offeredText(cedi(pricePesewas), quantity);
}

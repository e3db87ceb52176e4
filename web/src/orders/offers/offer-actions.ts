import type { OfferAction } from '#gql/graphql.ts';
import { isLive, type Offer } from './apply-offer.ts';

/** An action that the user chose on a card. */
export interface OfferRequest {
  offer: Offer;
  /** The checkout orders. */
  action: Exclude<OfferAction, 'ORDER'>;
}

export const actionLabels: Record<OfferAction, string> = {
  ACCEPT: 'Accept',
  COUNTER: 'Other price',
  DECLINE: 'Decline',
  WITHDRAW: 'Withdraw',
  ORDER: 'Order at this price',
};

/** Where the offer stands, in one sentence. `until` is the end as text. */
export function offerStanding({ state, awaits, viewerIs, shop, buyerName }: Offer, until: string): string {
  const partner = viewerIs === 'BUYER' ? shop.name : buyerName;
  if (state === 'OPEN') {
    return awaits === viewerIs ? `Please answer by ${until}.` : `Waiting for ${partner} to answer, until ${until}.`;
  }
  if (state === 'ACCEPTED') {
    return viewerIs === 'BUYER'
      ? `Agreed. Order at this price by ${until}. It is not reserved until you order.`
      : `Agreed. ${partner} can order at this price until ${until}.`;
  }
  return overWords[state];
}

const overWords = {
  DECLINED: 'Declined.',
  WITHDRAWN: 'Withdrawn.',
  ENDED: 'This offer has ended.',
  ORDERED: 'Ordered at this price.',
} as const;

/** The offer as it is at this time: its end may come before the news of it. */
export function offerAt(offer: Offer, now: number): Offer {
  if (!isLive(offer) || Date.parse(offer.endsAt) > now) return offer;
  return { ...offer, state: 'ENDED', awaits: null, allowedActions: [] };
}

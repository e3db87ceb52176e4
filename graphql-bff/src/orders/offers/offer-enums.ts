import { builder } from '#platform/graphql/builder.ts';

const sides = {
  BUYER: { value: 'buyer', description: 'The buyer.' },
  SELLER: { value: 'seller', description: 'The seller.' },
} as const;

export const OfferSide = builder.enumType('OfferSide', { description: 'Side of an offer.', values: sides });

export const OfferStepActor = builder.enumType('OfferStepActor', {
  description: 'Who made a step of an offer.',
  values: { ...sides, SYSTEM: { value: 'system', description: 'The marketplace, by a timer.' } } as const,
});

export const OfferState = builder.enumType('OfferState', {
  description: 'State of an offer.',
  values: {
    OPEN: { value: 'open', description: 'One side has to answer.' },
    ACCEPTED: { value: 'accepted', description: 'Agreed; the buyer can order at the price, once.' },
    DECLINED: { value: 'declined', description: 'Declined by the side that had to answer.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Withdrawn by the side that named the price, or by the buyer.' },
    ENDED: { value: 'ended', description: 'Its time ran out.' },
    ORDERED: { value: 'ordered', description: 'The buyer ordered at the agreed price.' },
  } as const,
});

const answers = {
  ACCEPT: { value: 'accept', description: 'Accept the price.' },
  COUNTER: { value: 'counter', description: 'Name another price; the other side has to answer then.' },
  DECLINE: { value: 'decline', description: 'Decline, which ends the offer.' },
  WITHDRAW: { value: 'withdraw', description: 'Take back the own price; a buyer can also take back an agreed one.' },
} as const;

export const OfferAnswer = builder.enumType('OfferAnswer', { description: 'An answer to an offer.', values: answers });

const order = { ORDER: { value: 'order', description: 'Order at the agreed price.' } } as const;

export const OfferAction = builder.enumType('OfferAction', {
  description: 'Action on an offer.',
  values: { ...answers, ...order } as const,
});

export const OfferStepKind = builder.enumType('OfferStepKind', {
  description: 'A step of an offer.',
  values: {
    OFFER: { value: 'offer', description: 'The buyer named the first price.' },
    ...answers,
    ...order,
    END: { value: 'end', description: 'The time ran out.' },
  } as const,
});

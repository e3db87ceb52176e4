import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import type { OfferAnswer as Answer } from '@besesaka/schema/orders/offers/limits.ts';
import { answerOffer, makeOffer, placeOffer } from '@besesaka/schema/orders/offers/operations.ts';
import { withErrorDetails } from '#orders/order-errors.ts';
import { placedOrders, placingKey, region } from '#orders/place-orders.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Offer } from './offer.ts';
import { OfferAnswer } from './offer-enums.ts';

const key = {
  description: 'Unique key from the client: repeating the request with the same key has no further effect.',
} as const;
const offerId = { required: true, description: 'ID of the offer.' } as const;

const MakeOfferInput = builder
  .inputRef<InputOf<typeof makeOffer.body.schema> & { idempotencyKey?: string | null }>('MakeOfferInput')
  .implement({
    description: 'A price for a product.',
    fields: (t) => ({ ...inputFields(t, makeOffer.body), idempotencyKey: t.string(key) }),
  });

interface Answering {
  offerId: string;
  action: Answer;
  idempotencyKey?: string | null;
}

const AnswerOfferInput = builder
  .inputRef<InputOf<typeof answerOffer.body.schema, 'action'> & Answering>('AnswerOfferInput')
  .implement({
    description: 'An answer to an offer.',
    fields: (t) => ({
      offerId: t.id(offerId),
      action: t.field({
        type: OfferAnswer,
        required: true,
        description: "One of the offer's `allowedActions`, except ORDER.",
      }),
      ...inputFields(t, answerOffer.body, { without: ['action'] }),
      idempotencyKey: t.string(key),
    }),
  });

interface Placing {
  offerId: string;
  shippingRegion: RegionValue;
  idempotencyKey: string;
}

const PlaceOfferInput = builder
  .inputRef<InputOf<typeof placeOffer.body.schema, 'shipping_region'> & Placing>('PlaceOfferInput')
  .implement({
    description: 'An offer with an agreed price, and a shipping address.',
    fields: (t) => ({
      offerId: t.id(offerId),
      ...inputFields(t, placeOffer.body, { without: ['shipping_region'] }),
      shippingRegion: t.field(region),
      idempotencyKey: t.string(placingKey),
    }),
  });

const changed = { offer: { type: Offer, description: 'The offer.' } };

mutation('makeOffer', {
  restCalls: [makeOffer],
  description:
    'Offers a price for a product. It is posted in the conversation with the seller, which starts if there is none.',
  input: { type: MakeOfferInput, description: 'The price.' },
  payload: changed,
  resolve: async ({ idempotencyKey, ...fields }, ctx) => ({
    offer: await withErrorDetails(ctx.rest.call(makeOffer, { body: toContract(fields), idempotencyKey })),
  }),
});

mutation('answerOffer', {
  restCalls: [answerOffer],
  description: 'Performs an action on an offer. Buyer and seller get a live update and a message.',
  input: { type: AnswerOfferInput, description: 'The answer.' },
  payload: changed,
  resolve: async ({ idempotencyKey, offerId: id, ...fields }, ctx) => ({
    offer: await withErrorDetails(
      ctx.rest.call(answerOffer, { params: { id }, body: toContract(fields), idempotencyKey }),
    ),
  }),
});

mutation('placeOffer', {
  restCalls: [placeOffer],
  description: 'Orders the agreed amount at the agreed price, once.',
  input: { type: PlaceOfferInput, description: 'The offer and the shipping address.' },
  payload: { orders: placedOrders },
  resolve: ({ idempotencyKey, offerId: id, ...fields }, ctx) =>
    withErrorDetails(ctx.rest.call(placeOffer, { params: { id }, body: toContract(fields), idempotencyKey })),
});

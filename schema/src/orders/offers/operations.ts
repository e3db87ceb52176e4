import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { oneShopWords } from '#orders/operations.ts';
import { ordersCreated } from '#orders/resources.ts';
import { answerOfferInput, makeOfferInput, offerListQuery, placeOfferInput } from './inputs.ts';
import { offerAnswer, offerListAnswer } from './resources.ts';

/** Accepts any text: an impossible id is not found, like the offers of others. */
const offerParams = pathParam('id', z.string().max(100), 'ID of the offer', examples.offer);
const hours = ['How many hours the price lasts, at most 168', 48] as const;
const price = ['Price per piece in Ghana cedis', '300.00'] as const;

export const makeOffer = defineOperation({
  id: 'makeOffer',
  method: 'POST',
  path: '/api/offers',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '10 an hour; 20 open at once; 5 new conversations an hour',
  summary:
    'Offer a price for a product; it is posted in the conversation with the seller, which starts if there is none',
  body: describeInput(
    'MakeOfferInput',
    makeOfferInput,
    'A price for a product.',
    {
      product_id: ['ID of the product', examples.product],
      variant_id: ['ID of the variant; required if the product has variants', examples.variant],
      price,
      quantity: ['Number of pieces', 2],
      hours,
    },
    ['variant_id'],
  ),
  idempotent: true,
  response: offerAnswer,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
});

export const answerOffer = defineOperation({
  id: 'answerOffer',
  method: 'POST',
  path: '/api/offers/{id}/answer',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '120 an hour',
  summary: 'Perform one of the allowed_actions of an offer, except ordering',
  params: offerParams,
  body: describeInput(
    'AnswerOfferInput',
    answerOfferInput,
    'An answer to an offer.',
    {
      action: ['One of the allowed_actions of the offer, except `order`', 'withdraw'],
      version: ['Version that the client read: the call fails with STALE if the offer has changed since', 1],
      price: ['Price per piece in Ghana cedis; required for counter', '320.00'],
      quantity: ['Number of pieces for counter; unchanged if left out', 2],
      hours: [
        'How many hours the price lasts, at most 168, if a seller accepts or anyone counters; 48 if left out',
        48,
      ],
    },
    ['price', 'quantity', 'hours'],
  ),
  idempotent: true,
  response: offerAnswer,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'STALE'],
});

export const placeOffer = defineOperation({
  id: 'placeOffer',
  method: 'POST',
  path: '/api/offers/{id}/order',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Order the agreed amount at the agreed price, once',
  params: offerParams,
  body: describeInput('PlaceOfferInput', placeOfferInput, 'Shipping address for the order.', oneShopWords, [
    'delivery_option_id',
  ]),
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'TOTAL_CHANGED'],
});

export const listOffers = defineOperation({
  id: 'listOffers',
  method: 'GET',
  path: '/api/offers',
  auth: 'user',
  scope: 'orders:read',
  summary: 'List the offers that the user made or received, newest first',
  query: describeQuery(offerListQuery, {
    ...listWords(20),
    ids: ['Return only these offers: comma-separated IDs, at most 100', examples.offer],
    as: ['Return only offers that the user made (buyer) or received (seller)', 'buyer'],
    status: ['Return only offers in this state', 'open'],
    live: [
      'Return only offers that wait for an answer or an order (true), or only those that are over (false)',
      'true',
    ],
    product_id: ['Return only offers for this product', examples.product],
  }),
  response: offerListAnswer,
});

export const readOffer = defineOperation({
  id: 'readOffer',
  method: 'GET',
  path: '/api/offers/{id}',
  auth: 'user',
  scope: 'orders:read',
  summary: 'Get an offer with its history',
  params: offerParams,
  response: offerAnswer,
});

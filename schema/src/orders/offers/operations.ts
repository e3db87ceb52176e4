import { z } from 'zod';
import { group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { ordersCreated } from '#orders/resources.ts';
import { answerOfferInput, makeOfferInput, offerListQuery, placeOfferInput } from './inputs.ts';
import { offerAnswer, offerListAnswer } from './resources.ts';

/** Accepts any text: an impossible id is not found, like the offers of others. */
const offerParams = pathParam('id', z.string().max(100), 'ID of the offer', examples.offer, { as: 'offerId' });
/** GraphQL reads one offer by `id`. */
const offerByIdParams = pathParam('id', z.string().max(100), 'ID of the offer', examples.offer);

const buying = group({ auth: 'user', scope: 'orders:write', suspended: 'refused' });
const reading = group({ auth: 'user', scope: 'orders:read' });

export const makeOffer = buying({
  id: 'makeOffer',
  method: 'POST',
  path: '/api/offers',
  limit: '10 an hour; 20 open at once; 5 new conversations an hour',
  summary:
    'Offer a price for a product; it is posted in the conversation with the seller, which starts if there is none',
  body: makeOfferInput,
  idempotent: true,
  response: offerAnswer,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
});

export const answerOffer = buying({
  id: 'answerOffer',
  method: 'POST',
  path: '/api/offers/{id}/answer',
  limit: '120 an hour',
  summary:
    'Perform one of the actions that an offer allows, except ordering; buyer and seller get a live event and a message in their conversation',
  params: offerParams,
  body: answerOfferInput,
  idempotent: true,
  response: offerAnswer,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'STALE'],
});

export const placeOffer = buying({
  id: 'placeOffer',
  method: 'POST',
  path: '/api/offers/{id}/order',
  limit: '20 checkouts an hour; 10 with an order still pending; 120 attempts a minute',
  summary: 'Order the agreed amount at the agreed price, once',
  params: offerParams,
  body: placeOfferInput,
  idempotent: true,
  response: ordersCreated,
  status: 201,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'TOTAL_CHANGED'],
});

export const listOffers = reading({
  id: 'listOffers',
  method: 'GET',
  path: '/api/offers',
  summary: 'List the offers that the user made or received, newest first',
  query: describeQuery(offerListQuery, {
    ...listDescriptions(20),
    ids: ['Return only these offers: comma-separated IDs, at most 100', examples.offer],
    as: ['Return only offers that the user made (buyer) or received (seller)', 'buyer'],
    status: ['Return only offers in this state', 'open', { as: 'state' }],
    live: [
      'Return only offers that wait for an answer or an order (true), or only those that are over (false)',
      'true',
    ],
    product_id: ['Return only offers for this product', examples.product],
  }),
  response: offerListAnswer,
});

export const readOffer = reading({
  id: 'readOffer',
  method: 'GET',
  path: '/api/offers/{id}',
  summary: 'Get an offer with its history',
  params: offerByIdParams,
  response: offerAnswer,
});

import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { offerLimits as limits, offerAction, offerSide, offerState, offerStepActor, offerStepKind } from './limits.ts';

export const offerStep = resource('OfferStep', 'A step of bargaining about a price.', {
  kind: describe(oneOf(offerStepKind), 'What happened', 'offer'),
  by: describe(oneOf(offerStepActor), 'Who did it', 'buyer'),
  price: describe(money(), 'Price per piece after the step, in Ghana cedis (GHS)', '300.00'),
  quantity: describe(z.number().int(), 'Number of pieces after the step', 2),
  at: describe(z.iso.datetime(), 'When it happened', '2026-11-22T09:30:00.000Z', { as: 'createdAt' }),
});

export const offer = resource('Offer', 'A price that a buyer and a seller bargain about, for one product and amount.', {
  id: describe(z.uuid(), 'Unique ID', examples.offer),
  viewer_is: describe(oneOf(offerSide), 'Side of the viewer', 'buyer'),
  status: describe(oneOf(offerState), 'State of the offer', 'open', { as: 'state' }),
  awaits: describe(
    oneOf(offerSide).nullable(),
    'Who has to act: answer an open offer, or order at the agreed price; null when it is over',
    'seller',
  ),
  price: describe(money(), 'Price per piece in Ghana cedis (GHS)', '300.00'),
  quantity: describe(z.number().int(), 'Number of pieces', 2),
  total: describe(money(), 'Price of all pieces in Ghana cedis (GHS)', '600.00'),
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  product_name: describe(z.string(), 'Name of the product', examples.productName),
  variant_id: describe(z.uuid().nullable(), 'ID of the variant; null for a simple product', null),
  variant_label: describe(z.string(), 'Values of the variant, such as "42, Black"; empty for a simple product', ''),
  shop_id: describe(z.uuid(), 'ID of the shop', examples.shop),
  seller_name: describe(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
  buyer_name: describe(z.string(), 'Name of the buyer', 'Afua Boatemaa Darko'),
  ends_at: describe(
    z.iso.datetime(),
    'When an open offer or an agreed price ends, or ended',
    '2026-11-24T09:30:00.000Z',
  ),
  order_id: describe(z.string().nullable(), 'Code of the order at this price; null until it is placed', null),
  allowed_actions: describe(
    z.array(oneOf(offerAction)).max(offerAction.values.length),
    'Actions that the viewer may perform now',
    ['withdraw'],
  ),
  steps: describe(z.array(offerStep).max(limits.stepsMax), 'History of the offer, oldest first'),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 1),
  created_at: describe(z.iso.datetime(), 'When the offer was made', '2026-11-22T09:30:00.000Z'),
  updated_at: describe(z.iso.datetime(), 'When the offer last changed', '2026-11-22T09:30:00.000Z'),
});
export type Offer = z.infer<typeof offer>;

export const offerAnswer = resource('OfferAnswer', 'An offer.', { success, ...offer.shape }, { as: 'Offer' });
export const offerListAnswer = resource('OfferList', 'A page of offers, newest first.', {
  success,
  ...cursorListAnswer(offer).shape,
});

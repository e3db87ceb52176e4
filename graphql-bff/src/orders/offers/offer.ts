import { offerActions, offerLimits } from '@besesaka/schema/orders/offers/limits.ts';
import { listOffers } from '@besesaka/schema/orders/offers/operations.ts';
import { type Offer as OfferValue, offer, offerStep } from '@besesaka/schema/orders/offers/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { loadOrder, Order } from '#orders/order.ts';
import { createLoader } from '#platform/context/loader.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { uuidForm } from '#platform/graphql/nodes.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Shop } from '#shops/shop.ts';
import { OfferAction, OfferSide, OfferState, OfferStepActor, OfferStepKind } from './offer-enums.ts';

const OfferStep = builder.objectRef<OfferValue['steps'][number]>('OfferStep').implement({
  description: 'A step of bargaining about a price.',
  fields: (t) => ({
    ...exposeFields(t, offerStep, { without: ['price', 'at'] }),
    kind: t.expose('kind', { type: OfferStepKind, ...descriptionOf(offerStep, 'kind') }),
    by: t.expose('by', { type: OfferStepActor, ...descriptionOf(offerStep, 'by') }),
    price: t.expose('price', { type: Money, description: 'Price per piece after the step.' }),
    createdAt: t.expose('at', { type: 'DateTime', ...descriptionOf(offerStep, 'at') }),
  }),
});

const byHand = ['price', 'total', 'shop_id', 'seller_name', 'seller_slug'] as const;

export const Offer = builder.objectRef<OfferValue>('Offer').implement({
  description: 'A price that a buyer and a seller bargain about, for one product and amount, as the viewer sees it.',
  fields: (t) => ({
    ...exposeFields(t, offer, { without: byHand }),
    viewerIs: t.expose('viewer_is', { type: OfferSide, ...descriptionOf(offer, 'viewer_is') }),
    state: t.expose('status', { type: OfferState, ...descriptionOf(offer, 'status') }),
    awaits: t.expose('awaits', { type: OfferSide, nullable: true, ...descriptionOf(offer, 'awaits') }),
    price: t.expose('price', { type: Money, description: 'Price per piece.' }),
    total: t.expose('total', { type: Money, description: 'Price of all pieces.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'Product with its current data; null if it is no longer available.',
      resolve: ({ product_id: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
    order: t.field({
      type: Order,
      nullable: true,
      extensions: callForAll,
      description: 'Order that was placed at the price; null until then.',
      resolve: ({ order_id: code }, _args, ctx) => (code ? loadOrder(ctx, code, null) : null),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop that sells the product.',
      resolve: ({ shop_id, seller_name, seller_slug }) => ({ id: shop_id, name: seller_name, slug: seller_slug }),
    }),
    allowedActions: t.expose('allowed_actions', {
      type: [OfferAction],
      extensions: atMost(offerActions.length),
      ...descriptionOf(offer, 'allowed_actions'),
    }),
    steps: t.expose('steps', {
      type: [OfferStep],
      extensions: atMost(offerLimits.stepsMax),
      ...descriptionOf(offer, 'steps'),
    }),
  }),
});

const loadOffers = createLoader<OfferValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false };
  const { results } = await ctx.rest.call(listOffers, { query });
  return new Map(results.map((one) => [one.id, one]));
});

/** Returns the viewer's offer, in one call for many; null if it does not exist or is not theirs. */
export async function loadOffer(ctx: Parameters<typeof loadOffers>[0], id: string): Promise<OfferValue | null> {
  return uuidForm.test(id) ? loadOffers(ctx, id, null) : null;
}

builder.queryField('offer', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    description: 'One offer that the viewer made or received; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the offer.' }) },
    resolve: (_root, { id }, ctx) => loadOffer(ctx, id.toLowerCase()),
  }),
);

const sizes = { usual: offerLimits.pageSize };

builder.objectField(Viewer, 'offers', (t) =>
  t.field({
    type: connectionOf('Offer', Offer, { one: 'offer', many: 'offers' }),
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Offers that the viewer made or received, newest first.',
    args: {
      ...cursorArgs(sizes),
      as: t.arg({
        type: OfferSide,
        description: 'Return only offers that the viewer made (BUYER) or received (SELLER).',
      }),
      state: t.arg({ type: OfferState, description: 'Return only offers in this state.' }),
      live: t.arg.boolean({
        description:
          'Return only offers that wait for an answer or an order (true), or only those that are over (false).',
      }),
      productId: t.arg.id({ description: 'Return only offers for this product.' }),
    },
    resolve: async (_parent, { as, state, live, productId, ...args }, ctx, info) => {
      const query = { ...positionOf(args, info, sizes), as, status: state, live, product_id: productId };
      return toConnection(await ctx.rest.call(listOffers, { query }), (one) => one);
    },
  }),
);

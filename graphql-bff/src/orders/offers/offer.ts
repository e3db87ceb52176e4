import { offerChanged } from '@besesaka/schema/orders/offers/events.ts';
import {
  answerOffer,
  listOffers,
  makeOffer,
  placeOffer,
  readOffer,
} from '@besesaka/schema/orders/offers/operations.ts';
import { type Offer as OfferValue, offer } from '@besesaka/schema/orders/offers/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { loadOrder, Order } from '#orders/order.ts';
import { createLoader } from '#platform/context/loader.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { queryField, viewerField } from '#platform/contract/read.ts';
import { builder } from '#platform/graphql/builder.ts';
import { uuidForm } from '#platform/graphql/nodes.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { Shop } from '#shops/shop.ts';

export const Offer = objectOf(offer, {
  // The shop has them.
  without: ['shop_id', 'seller_name', 'seller_slug'],
  add: (t) => ({
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'Product with its current data; null if it is no longer available.',
      load: ({ product_id: id }, ctx) => loadCard(ctx, id, null),
    }),
    order: loadedField(t, {
      type: Order,
      nullable: true,
      description: 'Order that was placed at the price; null until then.',
      load: async ({ order_id: code }, ctx) => (code ? loadOrder(ctx, code, null) : null),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop that sells the product.',
      resolve: ({ shop_id, seller_name, seller_slug }) => ({ id: shop_id, name: seller_name, slug: seller_slug }),
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

queryField('offer', readOffer, { description: 'An offer that the user made or received; null if it does not exist.' });
viewerField('offers', listOffers);

mutation(makeOffer, { offer: Offer });
mutation(answerOffer, { offer: Offer });
mutation(placeOffer, { orders: 'orders' }, { needsKey: true });

export const OfferChanged = inboxEvent(offerChanged);

builder.subscriptionField('offerChanged', (t) =>
  t.field({
    description: 'New offers and changes of offers that the user made or received, from now on.',
    ...liveKind(OfferChanged),
  }),
);

import { readProductState } from '@besesaka/schema/catalog/product-operations.ts';
import { productState, type ProductState as State } from '@besesaka/schema/catalog/resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { everybody } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { watchVersions } from '#shops/watch-versions.ts';

export const ProductState = builder.objectRef<State>('ProductState').implement({
  description: 'The fields of a product that live updates carry; they have the same meaning as on `Product`.',
  fields: (t) => ({
    id: t.exposeID('id', { extensions: everybody, description: 'ID of the product.' }),
    price: t.expose('price', { type: Money, extensions: everybody, description: 'Price per piece.' }),
    compareAtPrice: t.expose('compare_at_price', {
      type: Money,
      nullable: true,
      extensions: everybody,
      description: 'Earlier, higher price; null without a discount.',
    }),
    discountPercentage: t.exposeInt('discount_percentage', {
      extensions: everybody,
      description: 'Discount against the earlier price in whole percent; 0 without a discount.',
    }),
    stockQuantity: t.exposeInt('stock_quantity', {
      extensions: everybody,
      description: 'Quantity in stock.',
    }),
    inStock: t.exposeBoolean('in_stock', {
      extensions: everybody,
      description: 'Whether at least one piece is in stock.',
    }),
    isActive: t.exposeBoolean('is_active', { extensions: everybody, description: 'Whether the product is published.' }),
    version: t.exposeInt('version', { extensions: everybody, description: 'Version, higher after every change.' }),
  }),
});

builder.subscriptionField('productChanged', (t) =>
  t.field({
    type: ProductState,
    description: "The product's current price and stock, then every later change. Public.",
    args: { id: t.arg.id({ required: true, description: 'ID of the product.' }) },
    ...live<{ id: string }, State>(({ id }, ctx, listener) => watchProduct(ctx, id, listener), everybody),
    resolve: (state) => state,
  }),
);

function watchProduct(ctx: Context, id: string, listener: Listener<State>): Promise<Feed> {
  const read = () => ctx.rest.call(readProductState, { params: { id } });
  return watchVersions({ live: ctx.live, channel: channels.product(id), state: productState, read }, listener);
}

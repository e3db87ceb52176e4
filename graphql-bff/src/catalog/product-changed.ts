import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { readProductState } from '@besesaka/schema/catalog/product-operations.ts';
import {
  productState,
  type ProductState as State,
  type VariantState as Variant,
} from '@besesaka/schema/catalog/resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { ObjectFieldBuilder } from '@pothos/core';
import type { Context } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { everybody } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { watchVersions } from '#shops/watch-versions.ts';

type Fields<Value> = ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Value>;

const VariantState = builder.objectRef<Variant>('VariantState').implement({
  description: 'The fields of a variant that live updates carry; they have the same meaning as on `ProductVariant`.',
  fields: (t) => ({ ...offerFields(t), id: t.exposeID('id', { extensions: everybody, description: 'Unique ID.' }) }),
});

export const ProductState = builder.objectRef<State>('ProductState').implement({
  description: 'The fields of a product that live updates carry; they have the same meaning as on `Product`.',
  fields: (t) => ({
    ...offerFields(t),
    id: t.exposeID('id', { extensions: everybody, description: 'ID of the product.' }),
    priceTo: t.expose('price_to', { type: Money, extensions: everybody, description: 'Price of the dearest variant.' }),
    version: t.exposeInt('version', { extensions: everybody, description: 'Version, higher after every change.' }),
    variants: t.expose('variants', {
      type: [VariantState],
      extensions: { ...everybody, ...atMost(limits.variantsMax) },
      description: 'Active variants; empty for a simple product.',
    }),
  }),
});

/** The fields that a product and its variants share. */
function offerFields<Value extends Variant | State>(t: Fields<Value>) {
  return {
    price: t.field({
      type: Money,
      extensions: everybody,
      description: 'Price per piece.',
      resolve: ({ price }) => price,
    }),
    compareAtPrice: t.field({
      type: Money,
      nullable: true,
      extensions: everybody,
      description: 'Earlier, higher price; null without a discount.',
      resolve: ({ compare_at_price: price }) => price,
    }),
    discountPercentage: t.int({
      extensions: everybody,
      description: 'Discount against the earlier price in whole percent; 0 without a discount.',
      resolve: ({ discount_percentage: percent }) => percent,
    }),
    stockQuantity: t.int({
      extensions: everybody,
      description: 'Quantity in stock.',
      resolve: ({ stock_quantity: stock }) => stock,
    }),
    inStock: t.boolean({
      extensions: everybody,
      description: 'Whether at least one piece is in stock.',
      resolve: ({ in_stock: is }) => is,
    }),
    isActive: t.boolean({
      extensions: everybody,
      description: 'Whether it can be ordered while it is in stock.',
      resolve: ({ is_active: is }) => is,
    }),
  };
}

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

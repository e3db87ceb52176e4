import { readProductState } from '@besesaka/schema/catalog/product-operations.ts';
import { productState, type ProductState as State, variantState } from '@besesaka/schema/catalog/resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { objectOf } from '#platform/contract/object.ts';
import { sameForEveryone } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { watchVersions } from '#shops/watch-versions.ts';

objectOf(variantState, { extensions: sameForEveryone });
const ProductState = objectOf(productState, { extensions: sameForEveryone });

builder.subscriptionField('productChanged', (t) =>
  t.field({
    type: ProductState,
    description: "The product's current price and stock, then every later change. Public.",
    args: { id: t.arg.id({ required: true, description: 'ID of the product.' }) },
    ...live<{ id: string }, State>(({ id }, ctx, listener) => watchProduct(ctx, id, listener), sameForEveryone),
    resolve: (state) => state,
  }),
);

function watchProduct(ctx: Context, id: string, listener: Listener<State>): Promise<Feed> {
  const read = () => ctx.rest.call(readProductState, { params: { id } });
  return watchVersions({ live: ctx.live, channel: channels.product(id), state: productState, read }, listener);
}

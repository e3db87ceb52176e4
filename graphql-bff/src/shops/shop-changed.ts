import { channels } from '@besesaka/schema/kernel/events.ts';
import { readShop } from '@besesaka/schema/shops/operations.ts';
import { type Shop as ShopDetail, shop as shopResource } from '@besesaka/schema/shops/resources.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type Lookup, lookupArg, slugOrId } from '#platform/graphql/handles.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { Shop, shopValue } from './shop.ts';
import { watchVersions } from './watch-versions.ts';

builder.subscriptionField('shopChanged', (t) =>
  t.field({
    type: Shop,
    description: "The current state of a shop's page, then every later one. Public.",
    args: lookupArg('shop'),
    ...live<{ by: Lookup }, ShopDetail>(({ by }, ctx, listener) => watchShop(ctx, by, listener)),
    resolve: (shop) => shopValue(shop),
  }),
);

/** The channel is named by the slug, so an ID is looked up first. */
async function watchShop(ctx: Context, by: Lookup, listener: Listener<ShopDetail>): Promise<Feed> {
  const where = slugOrId(by);
  const slug = by.slug ?? (await ctx.rest.call(readShop, { params: { slug: where } })).business_slug;
  const read = () => ctx.rest.call(readShop, { params: { slug } });
  return watchVersions({ live: ctx.live, channel: channels.shop(slug), state: shopResource, read }, listener);
}

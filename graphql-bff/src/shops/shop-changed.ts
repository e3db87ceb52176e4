import { channels } from '@besesaka/schema/kernel/events.ts';
import { readShop } from '@besesaka/schema/shops/operations.ts';
import { type Shop as ShopDetail, shop as shopResource } from '@besesaka/schema/shops/resources.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { Shop, shopValue } from './shop.ts';
import { watchVersions } from './watch-versions.ts';

builder.subscriptionField('shopChanged', (t) =>
  t.field({
    type: Shop,
    description: "The current state of a shop's page, then every later one. Public.",
    args: {
      slug: t.arg.string({ required: true, description: 'URL slug of the shop, the last part of `/shops/<slug>`.' }),
    },
    ...live<{ slug: string }, ShopDetail>(({ slug }, ctx, listener) => watchShop(ctx, slug, listener)),
    resolve: (shop) => shopValue(shop),
  }),
);

function watchShop(ctx: Context, slug: string, listener: Listener<ShopDetail>): Promise<Feed> {
  const read = () => ctx.rest.call(readShop, { params: { slug } });
  return watchVersions({ live: ctx.live, channel: channels.shop(slug), state: shopResource, read }, listener);
}

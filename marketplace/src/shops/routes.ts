import * as operations from '@besesaka/schema/shops/operations.ts';
import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readShop, readShops } from './read-shop.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The shops of the directory are those that offer something, so the catalogue counts them. */
    countDirectory: (ctx: Ctx) => Promise<ShopStats>;
  }
}

/** The public side of shops; what they sell is the catalogue's to answer. */
export function shopRoutes(): Route[] {
  return [
    // Before the slugs: no shop is called so.
    route(operations.readShopStats, ({ ctx }) => ctx.ports.countDirectory(ctx)),
    route(operations.readShop, readShop),
    route(operations.readShops, async ({ ctx, input }) => ({
      results: await readShops({ ctx, input: { slugs: input.slugs.split(',') } }),
    })),
  ];
}

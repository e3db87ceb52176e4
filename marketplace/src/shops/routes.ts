import * as operations from '@besesaka/schema/shops/operations.ts';
import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readShop, readShops } from './read-shop.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Implemented by the catalog, because the directory lists shops with public products only. */
    countDirectory: (ctx: Ctx) => Promise<ShopStats>;
  }
}

/** Public routes of shops. The catalog has the routes of their products. */
export function shopRoutes(): Route[] {
  return [
    // Registered before the slug route. No shop can have this slug.
    route(operations.readShopStats, ({ ctx }) => ctx.ports.countDirectory(ctx)),
    route(operations.readShop, readShop),
    route(operations.readShops, async ({ ctx, input }) => ({
      results: await readShops({ ctx, input: { slugs: input.slugs.split(',') } }),
    })),
  ];
}

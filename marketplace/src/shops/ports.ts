import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import type { Ctx } from '#platform/context.ts';

declare module '#platform/ports.ts' {
  interface Ports {
    /** How many products of each shop are public. */
    countProductsOf: (ctx: Ctx, shopIds: string[]) => Promise<ReadonlyMap<string, number>>;
    /** The shops of the directory are those that offer something, so the catalogue counts them. */
    countDirectory: (ctx: Ctx) => Promise<ShopStats>;
  }
}

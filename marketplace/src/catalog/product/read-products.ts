import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { inArray } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { readDetails } from './product-detail.ts';

/** Returns the details of several products, for lists that show more than cards. */
export function readProducts({ ctx, input }: { ctx: Ctx; input: { ids: string[] } }): Promise<Product[]> {
  return readDetails(ctx, inArray(products.id, input.ids));
}

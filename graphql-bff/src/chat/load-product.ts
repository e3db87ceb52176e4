import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { listProducts } from '#catalog/api.ts';
import { createLoader } from '#platform/rest/loader.ts';

/** The products of a list of conversations are read by one call; what is not offered any more is left out. */
export const loadProduct = createLoader<ProductCard>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length };
  const { results } = await ctx.rest.call(listProducts, { query });
  return new Map(results.map((card) => [card.id, card]));
});

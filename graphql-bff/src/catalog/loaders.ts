import type { ProductCard, Product as ProductDetail } from '@besesaka/schema/catalog/resources.ts';
import { createLoader } from '#platform/rest/loader.ts';
import { listRelated, readProducts } from './api.ts';

/** What a list's cards do not say, by the product's number. */
export const loadDetail = createLoader<ProductDetail>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readProducts, { query: { ids: ids.join(',') } });
  return new Map(results.map((product) => [product.id, product]));
});

export const loadRelated = createLoader<ProductCard[]>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(listRelated, { query: { ids: ids.join(',') } });
  return new Map(results.map((related) => [related.id, related.results]));
});

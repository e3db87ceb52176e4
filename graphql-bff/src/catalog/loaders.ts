import { listProducts } from '@besesaka/schema/catalog/operations.ts';
import { listRelatedToProducts, readProducts } from '@besesaka/schema/catalog/product-operations.ts';
import type { ProductCard, Product as ProductDetail } from '@besesaka/schema/catalog/resources.ts';
import { createLoader } from '#platform/context/loader.ts';

/** Cards of published products, by product id. */
export const loadCard = createLoader<ProductCard>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false, with_featured: false };
  const { results } = await ctx.rest.call(listProducts, { query });
  return new Map(results.map((card) => [card.id, card]));
});

/** Details that cards lack, by product id. */
export const loadDetail = createLoader<ProductDetail>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readProducts, { query: { ids: ids.join(',') } });
  return new Map(results.map((product) => [product.id, product]));
});

export const loadRelated = createLoader<ProductCard[], { limit: number }>(async (ctx, ids, { limit }) => {
  const { results } = await ctx.rest.call(listRelatedToProducts, { query: { ids: ids.join(','), limit } });
  return new Map(results.map((related) => [related.id, related.results]));
});

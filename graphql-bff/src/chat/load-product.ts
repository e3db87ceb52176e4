import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { listProducts } from '#catalog/api.ts';
import type { Context } from '#platform/context.ts';
import { createLoader } from '#platform/rest/loader.ts';

/** The products of a list of conversations are read by one call; what is not offered any more is left out. */
export const loadProduct = createLoader<ProductCard>(async (ctx, ids) => {
  const size = pageLimits.maxPageSize;
  const calls = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    readCards(ctx, ids.slice(index * size, (index + 1) * size)),
  );
  const cards = (await Promise.all(calls)).flat();
  return new Map(cards.map((card) => [card.id, card]));
});

async function readCards(ctx: Context, ids: string[]): Promise<ProductCard[]> {
  const query = { ids: ids.join(','), page_size: ids.length };
  return (await ctx.rest.call(listProducts, { query })).results;
}

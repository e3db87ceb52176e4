import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { settleSearch } from '#catalog/search/settle-search.ts';
import type { Ctx } from '#platform/context.ts';
import { countProducts } from './count-products.ts';
import { featuredBeside } from './featured-places.ts';
import { findMatches } from './find-matches.ts';
import type { Among } from './list-conditions.ts';
import { markFavorites } from './product-card.ts';
import type { ProductFilters } from './product-filters.ts';
import { productOrder } from './product-order.ts';
import { type FoundPart, productPart } from './product-part.ts';

interface Args {
  ctx: Ctx;
  input: ProductListQuery & Pick<ProductFilters, 'followedBy'>;
  kept: KeptReads;
}

export interface ProductPage extends FoundPart {
  /** Null where nobody wants to know. */
  count: number | null;
  corrected: string | null;
  exact: boolean;
  /** In places of their own, outside the page. */
  featured: ProductCard[];
}

const nothing: FoundPart = { results: [], cursors: [], nextCursor: null, hasPrevious: false };

/** Public products by filters, terms and ordering, whose order never widens what is found. */
export async function listProducts(args: Args): Promise<ProductPage> {
  const { ctx, input, kept } = args;
  if (!input.q) {
    const [page, total, featured] = await Promise.all([
      readPage(args, null),
      input.count ? countProducts(args) : null,
      input.with_featured ? featuredBeside({ ...args, search: null }) : [],
    ]);
    return { ...page, count: total, corrected: null, exact: true, featured };
  }
  const find = (search: Search) => findMatches(args, search);
  const { search, found, corrected, exact } = await settleSearch({ ctx, terms: input.q, kept, find });
  const [page, featured] = search
    ? await Promise.all([
        readPage(args, { search, found }),
        input.with_featured ? featuredBeside({ ...args, search }) : [],
      ])
    : [nothing, []];
  return { ...page, count: input.count ? found.length : null, corrected, exact, featured };
}

async function readPage({ ctx, input }: Args, among: Among | null): Promise<FoundPart> {
  const order = productOrder(input.ordering, among?.search.meaning ?? null, ctx.now);
  const part = productPart(ctx, { filters: input, position: input, order, among });
  if (part.offset > pageLimits.maxOffset) return nothing;
  const found = part.take(await part.query());
  await markFavorites(ctx, found.results);
  return found;
}

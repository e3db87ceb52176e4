import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { countProducts } from './count-products.ts';
import { featuredBeside } from './featured-places.ts';
import type { Among } from './list-conditions.ts';
import { markFavorites } from './product-card.ts';
import type { ProductFilters } from './product-filters.ts';
import { productOrder } from './product-order.ts';
import { type FoundPart, productPart } from './product-part.ts';
import { settleListing } from './settle-listing.ts';

interface Args {
  ctx: Ctx;
  input: ProductListQuery & Pick<ProductFilters, 'followedBy'>;
  caches: CatalogCaches;
}

export interface ProductPage extends FoundPart {
  /** Null if the caller did not ask for it. */
  count: number | null;
  corrected: string | null;
  exact: boolean;
  /** Featured products are shown outside the page and do not count towards it. */
  featured: ProductCard[];
}

const nothing: FoundPart = { results: [], cursors: [], nextCursor: null, hasPrevious: false };

/** Returns public products by filters and terms. The ordering never changes which products are found. */
export async function listProducts(args: Args): Promise<ProductPage> {
  const { input } = args;
  if (!input.q) {
    const [page, total, featured] = await Promise.all([
      readPage(args, null),
      input.count ? countProducts(args) : null,
      input.with_featured ? featuredBeside({ ...args, search: null }) : [],
    ]);
    return { ...page, count: total, corrected: null, exact: true, featured };
  }
  const { search, found, corrected, exact, input: settled } = await settleListing(args);
  const [page, featured] = search
    ? await Promise.all([
        readPage({ ...args, input: settled }, { search, found }),
        input.with_featured ? featuredBeside({ ...args, input: settled, search }) : [],
      ])
    : [nothing, []];
  return { ...page, count: input.count ? found.length : null, corrected, exact, featured };
}

async function readPage({ ctx, input }: Args, among: Among | null): Promise<FoundPart> {
  const order = productOrder(input.ordering, among?.search.meaning ?? null, ctx.now);
  const part = productPart(ctx, { filters: input, position: input, order, among });
  if (part.offset > pageLimits.maxOffset) return nothing;
  const page = part.take(await part.query());
  await markFavorites(ctx, page.results);
  return page;
}

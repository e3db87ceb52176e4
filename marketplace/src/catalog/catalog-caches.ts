import type { CategoryNode } from '@besesaka/schema/catalog/category-resources.ts';
import type { ProductFacets } from '@besesaka/schema/catalog/resources.ts';
import type { Meaning } from '#catalog/search/read-meaning.ts';
import type { Towns } from '#catalog/search/towns.ts';
import { createTtlCache, type TtlCache } from '#platform/base/ttl-cache.ts';

/** What the catalogue keeps for seconds: the same for every visitor, and dear to count or find again. */
export interface CatalogCaches {
  totals: TtlCache<number>;
  /** Ids of what words match. */
  matches: TtlCache<string[]>;
  shopTotals: TtlCache<number>;
  facets: TtlCache<ProductFacets>;
  /** Ids of what is featured, in an order that stays. */
  featured: TtlCache<string[]>;
  meanings: TtlCache<Meaning>;
  towns: TtlCache<Towns>;
  corrections: TtlCache<string | null>;
  categories: TtlCache<CategoryNode[]>;
}

export function createCatalogCaches(): CatalogCaches {
  return {
    totals: createTtlCache({ seconds: 3, max: 1000 }),
    // A thousand ids each: of these, some ten megabytes.
    matches: createTtlCache({ seconds: 3, max: 200 }),
    shopTotals: createTtlCache({ seconds: 3, max: 1000 }),
    facets: createTtlCache({ seconds: 30, max: 500 }),
    featured: createTtlCache({ seconds: 5, max: 1000 }),
    meanings: createTtlCache({ seconds: 30, max: 1000 }),
    towns: createTtlCache({ seconds: 60, max: 1 }),
    corrections: createTtlCache({ seconds: 30, max: 1000 }),
    categories: createTtlCache({ seconds: 10, max: 1 }),
  };
}

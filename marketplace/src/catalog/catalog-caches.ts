import type { ProductFacets } from '@besesaka/schema/catalog/lists.ts';
import type { Meaning } from '#catalog/search/read-meaning.ts';
import type { Towns } from '#catalog/search/towns.ts';
import { createTtlCache, type TtlCache } from '#platform/base/ttl-cache.ts';

/** Results that are the same for every visitor and expensive to compute. Each is cached for some seconds. */
export interface CatalogCaches {
  totals: TtlCache<number>;
  /** Ids of the products that a search matches. */
  matches: TtlCache<string[]>;
  shopTotals: TtlCache<number>;
  facets: TtlCache<ProductFacets>;
  /** Ids of the featured products, in a stable order. */
  featured: TtlCache<string[]>;
  meanings: TtlCache<Meaning>;
  towns: TtlCache<Towns>;
  corrections: TtlCache<string | null>;
}

export function createCatalogCaches(): CatalogCaches {
  return {
    totals: createTtlCache({ seconds: 3, max: 1000 }),
    // Each entry holds up to a thousand ids, so 200 entries take about ten megabytes.
    matches: createTtlCache({ seconds: 3, max: 200 }),
    shopTotals: createTtlCache({ seconds: 3, max: 1000 }),
    facets: createTtlCache({ seconds: 30, max: 500 }),
    featured: createTtlCache({ seconds: 5, max: 1000 }),
    meanings: createTtlCache({ seconds: 30, max: 1000 }),
    towns: createTtlCache({ seconds: 60, max: 1 }),
    corrections: createTtlCache({ seconds: 30, max: 1000 }),
  };
}

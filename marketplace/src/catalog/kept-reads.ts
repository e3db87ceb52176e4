import type { CategoryNode, ProductFacets } from '@besesaka/schema/catalog/resources.ts';
import type { Meaning } from '#catalog/search/read-meaning.ts';
import type { Towns } from '#catalog/search/towns.ts';
import { createKept, type Kept } from '#platform/base/kept.ts';

/** What the catalogue keeps for seconds: the same for every visitor, and dear to count or find again. */
export interface KeptReads {
  totals: Kept<number>;
  /** Ids of what words match. */
  matches: Kept<string[]>;
  shopTotals: Kept<number>;
  facets: Kept<ProductFacets>;
  /** Ids of what is featured, in an order that stays. */
  featured: Kept<string[]>;
  meanings: Kept<Meaning>;
  towns: Kept<Towns>;
  corrections: Kept<string | null>;
  categories: Kept<CategoryNode[]>;
}

export function createKeptReads(): KeptReads {
  return {
    totals: createKept({ seconds: 3, max: 1000 }),
    // A thousand ids each: of these, some ten megabytes.
    matches: createKept({ seconds: 3, max: 200 }),
    shopTotals: createKept({ seconds: 3, max: 1000 }),
    facets: createKept({ seconds: 30, max: 500 }),
    featured: createKept({ seconds: 5, max: 1000 }),
    meanings: createKept({ seconds: 30, max: 1000 }),
    towns: createKept({ seconds: 60, max: 1 }),
    corrections: createKept({ seconds: 30, max: 1000 }),
    categories: createKept({ seconds: 10, max: 1 }),
  };
}

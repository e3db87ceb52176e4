import * as operations from '@besesaka/schema/catalog/product-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readProduct, readProducts } from './product-detail.ts';
import { readState } from './product-state.ts';
import { recordShowings } from './record-showings.ts';
import { recordView } from './record-view.ts';
import { relatedProducts, relatedToProducts } from './related-products.ts';

/** Routes of a single product's page. */
export function productRoutes(): Route[] {
  return [
    route(operations.readProduct, readProduct),
    route(operations.listRelatedProducts, async (args) => ({ results: await relatedProducts(args) })),
    route(operations.readProducts, async ({ ctx, input }) => ({
      results: await readProducts({ ctx, input: idsIn(input) }),
    })),
    route(operations.listRelatedToProducts, async ({ ctx, input }) => ({
      results: await relatedToProducts({ ctx, input: { ...idsIn(input), limit: input.limit } }),
    })),
    route(operations.readProductState, readState),
    route(operations.countView, recordView),
    route(operations.countShowings, recordShowings),
  ];
}

function idsIn({ ids }: { ids: string }): { ids: string[] } {
  return { ids: ids.split(',') };
}

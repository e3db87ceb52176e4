import { productIdsQuery, showingsInput } from '@besesaka/schema/catalog/inputs.ts';
import {
  product,
  productDetails,
  productState,
  relatedProducts as relatedAnswer,
  relatedLists,
} from '@besesaka/schema/catalog/resources.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { z } from '@hono/zod-openapi';
import { slugParams } from '#catalog/slug-params.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { jsonBody, jsonRoute, type Router, silentRoute } from '#platform/http/router.ts';
import { readProduct } from './read-product.ts';
import { readProducts } from './read-products.ts';
import { readState } from './read-state.ts';
import { recordShowings } from './record-showings.ts';
import { recordView } from './record-view.ts';
import { relatedProducts } from './related-products.ts';
import { relatedToProducts } from './related-to-products.ts';

const detail = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}',
    id: 'readProduct',
    summary: 'All about one product',
    login: 'useful',
    answer: product,
  },
  { params: slugParams },
);

const related = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}/related',
    id: 'listRelatedProducts',
    summary: 'Up to twelve others of its category, in stock',
    login: 'useful',
    answer: relatedAnswer,
  },
  { params: slugParams },
);

const details = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/product-details',
    id: 'readProducts',
    summary: 'All about several products',
    login: 'useful',
    answer: productDetails,
  },
  { query: productIdsQuery },
);

const relatedOfMany = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/related-products',
    id: 'listRelatedToProducts',
    summary: 'Up to twelve others for each of several products',
    login: 'useful',
    answer: relatedLists,
  },
  { query: productIdsQuery },
);

const state = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{id}/state',
    id: 'readProductState',
    summary: 'What may change while somebody looks: price and stock, by number',
    login: 'useful',
    answer: productState,
  },
  {
    params: pathParam('id', z.uuid(), 'Of the product', examples.product),
  },
);

const view = silentRoute(
  {
    method: 'post',
    path: '/api/v1/products/{slug}/view',

    id: 'countView',
    suspended: 'may',
    summary: 'Counts a look at the product, once for each visitor and day',
    login: 'useful',
  },
  { params: slugParams },
);

const shown = silentRoute(
  {
    method: 'post',
    path: '/api/v1/featured/shown',
    id: 'countShowings',
    suspended: 'may',
    summary: 'Counts what was shown in featured places, each once for each visitor and day',
    login: 'useful',
  },
  jsonBody(showingsInput),
);

/** Looking at one product. */
export function addProductRoutes(router: Router): void {
  router.openapi(detail, async (c) =>
    c.json(await readProduct({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(related, async (c) =>
    c.json({ results: await relatedProducts({ ctx: c.get('ctx'), input: c.req.valid('param') }) }, 200),
  );
  router.openapi(details, async (c) =>
    c.json({ results: await readProducts({ ctx: c.get('ctx'), input: idsIn(c.req.valid('query')) }) }, 200),
  );
  router.openapi(relatedOfMany, async (c) =>
    c.json({ results: await relatedToProducts({ ctx: c.get('ctx'), input: idsIn(c.req.valid('query')) }) }, 200),
  );
  router.openapi(state, async (c) => c.json(await readState({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(view, async (c) => {
    await recordView({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.body(null, 204);
  });
  router.openapi(shown, async (c) => {
    await recordShowings({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.body(null, 204);
  });
}

function idsIn({ ids }: { ids: string }): { ids: string[] } {
  return { ids: ids.split(',') };
}

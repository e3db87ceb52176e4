import { productChangeInput, productIdsQuery } from '@besesaka/schema/catalog/inputs.ts';
import {
  product,
  productDetails,
  productState,
  relatedProducts as relatedAnswer,
  relatedLists,
} from '@besesaka/schema/catalog/resources.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { slugParams } from '#catalog/slug-params.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { changeProduct } from './change-product.ts';
import { readProduct } from './read-product.ts';
import { readProducts } from './read-products.ts';
import { readState } from './read-state.ts';
import { recordView } from './record-view.ts';
import { relatedProducts } from './related-products.ts';
import { relatedToProducts } from './related-to-products.ts';

const tag = 'Products';

const detail = jsonRoute(
  { method: 'get', path: '/api/v1/products/{slug}', tag, summary: 'All about one product', answer: product },
  { params: slugParams },
);

const related = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}/related',
    tag,
    summary: 'Up to twelve others of its category, in stock',
    answer: relatedAnswer,
  },
  { params: slugParams },
);

const details = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/product-details',
    tag,
    summary: 'All about several products',
    answer: productDetails,
  },
  { query: productIdsQuery },
);

const relatedOfMany = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/related-products',
    tag,
    summary: 'Up to twelve others for each of several products',
    answer: relatedLists,
  },
  { query: productIdsQuery },
);

const state = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{id}/state',
    tag,
    summary: 'What may change while somebody looks: price and stock, by number',
    answer: productState,
  },
  { params: z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) }) },
);

const view = createRoute({
  method: 'post',
  path: '/api/v1/products/{slug}/view',
  tags: [tag],
  summary: 'Counts a look at the product, once for each visitor and day',
  request: { params: slugParams },
  responses: { 204: { description: 'Seen' } },
});

const change = jsonRoute(
  {
    method: 'patch',
    path: '/api/products/{slug}',
    tag,
    summary: 'Changes price or stock of an own product',
    answer: product,
  },
  { params: slugParams, ...jsonBody(productChangeInput) },
);

/** One product: looking at it, and changing it. */
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
  router.openapi(change, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await changeProduct({ ctx: c.get('ctx'), input }), 200);
  });
}

function idsIn({ ids }: { ids: string }): { ids: string[] } {
  return { ids: ids.split(',') };
}

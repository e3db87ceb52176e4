import { ownProductsQuery, productChangeInput, productInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { ownProducts, product } from '@besesaka/schema/catalog/resources.ts';
import { slugParams } from '#catalog/slug-params.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { aroundFile } from '#platform/uploads/forms.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { createProduct, requireOffering } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listOwnProducts } from './list-own-products.ts';
import { keepPictures, productMultipart } from './multipart-product.ts';
import { productPicture } from './uploads.ts';

const refuses = ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'] as const;

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/my-products',
    id: 'listOwnProducts',
    summary: 'The products of the own shop, drafts too',
    login: 'needed',
    answer: ownProducts,
  },
  { query: ownProductsQuery },
);

const create = jsonRoute(
  {
    method: 'post',
    path: '/api/products',
    id: 'createProduct',
    suspended: 'refused',
    summary: 'Offer a new product, with its pictures',
    login: 'needed',
    refuses,
    answer: product,
    status: 201,
    body: { bytes: limits.imagesMax * productPicture.bytesMax + aroundFile, tooLarge: productPicture.tooLarge },
  },
  { body: { required: true, content: { 'multipart/form-data': { schema: productMultipart } } } },
);

const add = jsonRoute(
  {
    method: 'post',
    path: '/api/v1/products',
    id: 'addProduct',
    suspended: 'refused',
    summary: 'The same, with pictures that were brought before',
    login: 'needed',
    refuses,
    answer: product,
    status: 201,
  },
  jsonBody(productInput),
);

const change = jsonRoute(
  {
    method: 'patch',
    path: '/api/products/{slug}',
    id: 'changeProduct',
    suspended: 'refused',
    summary: 'Changes an own product: price, stock, words, place or pictures',
    login: 'needed',
    refuses: [...refuses, 'STALE'],
    answer: product,
  },
  { params: slugParams, ...jsonBody(productChangeInput) },
);

const archive = jsonRoute(
  {
    method: 'delete',
    path: '/api/products/{slug}',
    id: 'archiveProduct',
    suspended: 'refused',
    summary: 'Takes an own product out of the shop; orders keep it',
    login: 'needed',
    refuses,
    answer: product,
  },
  { params: slugParams },
);

const restore = jsonRoute(
  {
    method: 'post',
    path: '/api/products/{slug}/restore',
    id: 'restoreProduct',
    suspended: 'refused',
    summary: 'Brings an archived product back',
    login: 'needed',
    refuses,
    answer: product,
  },
  { params: slugParams },
);

const duplicate = jsonRoute(
  {
    method: 'post',
    path: '/api/products/{slug}/duplicate',
    id: 'duplicateProduct',
    suspended: 'refused',
    summary: 'A draft like an own product: its words and pictures, with no stock',
    login: 'needed',
    refuses,
    answer: product,
    status: 201,
  },
  { params: slugParams },
);

/** What sellers do with their products. */
export function addSellingRoutes(router: Router): void {
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listOwnProducts({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(create, async (c) => {
    const ctx = c.get('ctx');
    const { images, ...fields } = c.req.valid('form');
    await requireOffering({ ctx, input: fields });
    const input = { ...fields, image_ids: await keepPictures(ctx, images) };
    return c.json(await createProduct({ ctx, input }), 201);
  });
  router.openapi(add, async (c) => c.json(await createProduct({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201));
  router.openapi(change, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await changeProduct({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(archive, async (c) =>
    c.json(await archiveProduct({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(restore, async (c) =>
    c.json(await restoreProduct({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(duplicate, async (c) =>
    c.json(await duplicateProduct({ ctx: c.get('ctx'), input: c.req.valid('param') }), 201),
  );
}

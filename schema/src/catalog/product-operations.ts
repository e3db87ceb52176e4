import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, pathParam } from '#kernel/reference/words.ts';
import { productIdsQuery, relatedQuery, showingsInput } from './inputs.ts';
import { product, productDetails, productState, relatedLists, relatedProducts } from './resources.ts';
import { slugParams } from './slug-params.ts';

const ids: [string, string] = ['Comma-separated product IDs, at most 100', examples.product];
const productIds = describeQuery(productIdsQuery, { ids });

export const readProduct = defineOperation({
  id: 'readProduct',
  method: 'GET',
  path: '/api/v1/products/{slug}',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'Get a product',
  params: slugParams,
  response: product,
});

export const listRelatedProducts = defineOperation({
  id: 'listRelatedProducts',
  method: 'GET',
  path: '/api/v1/products/{slug}/related',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'List up to 12 related products in stock',
  params: slugParams,
  response: relatedProducts,
});

export const readProducts = defineOperation({
  id: 'readProducts',
  method: 'GET',
  path: '/api/v1/product-details',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'Get several products',
  query: productIds,
  response: productDetails,
});

export const listRelatedToProducts = defineOperation({
  id: 'listRelatedToProducts',
  method: 'GET',
  path: '/api/v1/related-products',
  auth: 'optional',
  mayLag: true,
  scope: 'catalogue:read',
  summary: 'List up to 12 related products for each of several products',
  query: describeQuery(relatedQuery, { ids, limit: ['Maximum number for each product', 4] }),
  response: relatedLists,
});

export const readProductState = defineOperation({
  id: 'readProductState',
  method: 'GET',
  path: '/api/v1/products/{id}/state',
  auth: 'visitor',
  summary: 'Get the price and stock of a product with their version',
  params: pathParam('id', z.uuid(), 'ID of the product', examples.product),
  response: productState,
});

export const countView = defineOperation({
  id: 'countView',
  method: 'POST',
  path: '/api/v1/products/{slug}/view',
  auth: 'optional',
  scope: 'catalogue:read',
  suspended: 'may',
  limit: 'a few a day per IP address and product',
  summary: 'Count a view of a product, once per visitor, product and day',
  params: slugParams,
  response: null,
});

export const countShowings = defineOperation({
  id: 'countShowings',
  method: 'POST',
  path: '/api/v1/featured/shown',
  auth: 'optional',
  scope: 'catalogue:read',
  suspended: 'may',
  limit: 'a few a day per IP address and product',
  summary: 'Count views in featured places, once per product, visitor and day',
  body: showingsInput,
  response: null,
});

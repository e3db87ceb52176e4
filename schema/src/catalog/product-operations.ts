import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, pathParam } from '#kernel/reference/words.ts';
import { productIdsQuery, showingsInput } from './inputs.ts';
import { product, productDetails, productState, relatedLists, relatedProducts } from './resources.ts';
import { slugParams } from './slug-params.ts';

const productIds = describeQuery(productIdsQuery, {
  ids: ['Ids of products, up to 100 with commas between', examples.product],
});

export const readProduct = defineOperation({
  id: 'readProduct',
  method: 'GET',
  path: '/api/v1/products/{slug}',
  auth: 'optional',
  summary: 'All about one product',
  params: slugParams,
  response: product,
});

export const listRelatedProducts = defineOperation({
  id: 'listRelatedProducts',
  method: 'GET',
  path: '/api/v1/products/{slug}/related',
  auth: 'optional',
  summary: 'Up to twelve others of its category, in stock',
  params: slugParams,
  response: relatedProducts,
});

export const readProducts = defineOperation({
  id: 'readProducts',
  method: 'GET',
  path: '/api/v1/product-details',
  auth: 'optional',
  summary: 'All about several products',
  query: productIds,
  response: productDetails,
});

export const listRelatedToProducts = defineOperation({
  id: 'listRelatedToProducts',
  method: 'GET',
  path: '/api/v1/related-products',
  auth: 'optional',
  summary: 'Up to twelve others for each of several products',
  query: productIds,
  response: relatedLists,
});

export const readProductState = defineOperation({
  id: 'readProductState',
  method: 'GET',
  path: '/api/v1/products/{id}/state',
  auth: 'visitor',
  summary: 'What may change while somebody looks: price and stock, by number',
  params: pathParam('id', z.uuid(), 'Of the product', examples.product),
  response: productState,
});

export const countView = defineOperation({
  id: 'countView',
  method: 'POST',
  path: '/api/v1/products/{slug}/view',
  auth: 'optional',
  suspended: 'may',
  summary: 'Counts a look at the product, once for each visitor and day',
  params: slugParams,
  response: null,
});

export const countShowings = defineOperation({
  id: 'countShowings',
  method: 'POST',
  path: '/api/v1/featured/shown',
  auth: 'optional',
  suspended: 'may',
  summary: 'Counts what was shown in featured places, each once for each visitor and day',
  body: describeInput('ShowingsInput', showingsInput, 'What somebody was shown in featured places.', {
    ids: ['Ids of the products, up to 12', [examples.product]],
  }),
  response: null,
});

import { productChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import {
  categoryList,
  product,
  productDetails,
  productList,
  productState,
  relatedLists,
  suggestions,
} from '@besesaka/schema/catalog/resources.ts';
import { get, getForEverybody, patch, post } from '#platform/rest/calls.ts';

export const listProducts = get('/api/v1/products', productList);
export const searchProducts = get('/api/v1/products/search', productList);
export const readProduct = get('/api/v1/products/{slug}', product);
export const readProducts = get('/api/v1/product-details', productDetails);
export const listRelated = get('/api/v1/related-products', relatedLists);
export const listCategories = getForEverybody('/api/v1/categories', categoryList);
export const suggest = getForEverybody('/api/v1/suggest', suggestions);
/** By number, not by address: what `productChanged` watches. */
export const readState = getForEverybody('/api/v1/products/{id}/state', productState);
export const changeProduct = patch('/api/products/{slug}', productChangeInput, product);
export const recordView = post('/api/v1/products/{slug}/view', null, null);

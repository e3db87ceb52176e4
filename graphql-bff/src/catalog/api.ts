import {
  adminCategory,
  adminCategoryList,
  categoryChangeInput,
  categoryDeleted,
  categoryInput,
  categoryMoveInput,
  categoryOrderInput,
} from '@besesaka/schema/catalog/category-desk.ts';
import { productChangeInput, productInput, showingsInput } from '@besesaka/schema/catalog/inputs.ts';
import {
  categoryFields,
  categoryList,
  featuredProducts,
  ownProducts,
  product,
  productDetails,
  productFacets,
  productList,
  productState,
  productsOfShops,
  relatedLists,
} from '@besesaka/schema/catalog/resources.ts';
import { suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import { get, getForEverybody, patch, post, put, remove } from '#platform/rest/calls.ts';

export const listProducts = get('/api/v1/products', productList);
export const searchProducts = get('/api/v1/products/search', productList);
export const listOfShops = get('/api/v1/shop-products', productsOfShops);
export const listFeatured = get('/api/v1/featured', featuredProducts);
export const recordShowings = post('/api/v1/featured/shown', showingsInput, null);
export const listFollowed = get('/api/v1/followed-products', productList);
export const listFacets = getForEverybody('/api/v1/product-facets', productFacets);
export const readProduct = get('/api/v1/products/{slug}', product);
export const readProducts = get('/api/v1/product-details', productDetails);
export const listRelated = get('/api/v1/related-products', relatedLists);
export const listCategories = getForEverybody('/api/v1/categories', categoryList);
export const suggest = getForEverybody('/api/v1/suggest', suggestions);
/** By number, not by address: what `productChanged` watches. */
export const readState = getForEverybody('/api/v1/products/{id}/state', productState);
export const changeProduct = patch('/api/products/{slug}', productChangeInput, product);
export const recordView = post('/api/v1/products/{slug}/view', null, null);
export const readFields = getForEverybody('/api/v1/categories/{slug}/fields', categoryFields);
export const listOwnProducts = get('/api/my-products', ownProducts);
export const addProduct = post('/api/v1/products', productInput, product);
export const archiveProduct = remove('/api/products/{slug}', null, product);
export const duplicateProduct = post('/api/products/{slug}/duplicate', null, product);
export const restoreProduct = post('/api/products/{slug}/restore', null, product);
export const listAdminCategories = get('/api/admin/categories', adminCategoryList);
export const readAdminCategory = get('/api/admin/categories/{id}', adminCategory);
export const addCategory = post('/api/admin/categories', categoryInput, adminCategory);
export const changeCategory = patch('/api/admin/categories/{id}', categoryChangeInput, adminCategory);
export const orderCategory = put('/api/admin/categories/{id}/position', categoryOrderInput, adminCategory);
export const deleteCategory = remove('/api/admin/categories/{id}', null, categoryDeleted);
export const moveCategory = put('/api/admin/categories/{id}/parent', categoryMoveInput, adminCategory);

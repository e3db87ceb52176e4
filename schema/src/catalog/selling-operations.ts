import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, formFiles } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords } from '#kernel/reference/words.ts';
import {
  compareRule,
  comparesUpward,
  ownProductsQuery,
  productChangeInput,
  productFields,
  productInput,
} from './inputs.ts';
import { catalogLimits as limits } from './limits.ts';
import { ownProducts, product } from './resources.ts';
import { slugParams } from './slug-params.ts';
import { catalogTexts as texts } from './texts.ts';
import { productPicture } from './uploads.ts';

const fields = {
  name: ['What it is called, 3 to 100 characters', examples.productName],
  category: ['Slug of a category that has none below it', 'kente-wax-prints'],
  description: ['What it is, 10 to 2000 characters', 'Woven by hand on a narrow loom in Bonwire, both sides the same.'],
  price: ['What one piece costs, as decimal text in cedi', '340.00'],
  compare_at_price: ['What it cost before, more than the price; null for none', '350.00'],
  stock_quantity: ['How many pieces there are', 20],
  is_active: ['Whether everybody sees it; else it is a draft', true],
  meta_title: ['Title for search engines, up to 60 characters', examples.productName],
  meta_description: [
    'Description for search engines, up to 160 characters',
    'Woven by hand on a narrow loom in Bonwire.',
  ],
} as const;
const pictures: {
  image_ids: [string, string[]];
  primary_image: [string, string];
  specifications: [string, Record<string, string>];
} = {
  image_ids: [
    'Uploads of the purpose product-picture, 3 to 10, in their order',
    [examples.image, examples.upload, examples.line],
  ],
  primary_image: ['The picture that lists show; without it the first', examples.image],
  specifications: ['By the fields of its category', { care: 'Hand wash cold', made_in: 'Bonwire, Ashanti' }],
};

/** As a form has it: texts for numbers and truth, specifications as JSON. */
const productForm = productFields
  .extend({
    stock_quantity: z
      .string(texts.stockInvalid)
      .regex(/^\d{1,7}$/, texts.stockInvalid)
      .transform(Number)
      .pipe(productFields.shape.stock_quantity)
      .meta({ type: 'integer', description: 'How many pieces there are', example: 20 }),
    is_active: z
      .enum(['true', 'false'], texts.activeInvalid)
      .transform((value) => value === 'true')
      .meta({ type: 'boolean', description: 'Whether everybody sees it; else it is a draft' }),
    images: formFiles({
      error: texts.imageInvalid('The file'),
      ...{ least: limits.imagesMin, tooFew: texts.imagesMissing, most: limits.imagesMax, tooMany: texts.imagesTooMany },
      description: 'In their order',
    }),
    specifications: z
      .string()
      .max(limits.specificationMax * limits.specificationsMax)
      .transform(toValues)
      .pipe(z.record(z.string(), z.string(), texts.nothingToChange))
      .optional()
      .meta({ type: 'string', description: 'By the fields of the category, as JSON' }),
  })
  .refine(comparesUpward, compareRule);

function toValues(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

export const listOwnProducts = defineOperation({
  id: 'listOwnProducts',
  method: 'GET',
  path: '/api/my-products',
  auth: 'user',
  summary: 'The products of the own shop, drafts too',
  query: describeQuery(ownProductsQuery, {
    ...listWords(12),
    q: ['Part of the name or of the category', 'kente'],
    category: ['Slug of a category: it and all below it', 'fashion'],
    stock: ['What is in stock, out of it, or nearly and already so (low_stock)', 'in_stock'],
    featured: ['What a campaign shows, or not', 'all'],
    status: ['Active, drafts, or what is archived; all leaves that out', 'active'],
    ordering: ['Without it the newest first', '-stock_quantity'],
  }),
  response: ownProducts,
});

export const createProduct = defineOperation({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  auth: 'seller',
  suspended: 'refused',
  summary: 'Offer a new product, with its pictures',
  form: productForm,
  bodyRule: { bytes: limits.imagesMax * productPicture.bytesMax + aroundFile, tooLarge: productPicture.tooLarge },
  response: product,
  status: 201,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const addProduct = defineOperation({
  id: 'addProduct',
  method: 'POST',
  path: '/api/v1/products',
  auth: 'seller',
  suspended: 'refused',
  summary: 'The same, with pictures that were brought before',
  body: describeInput('ProductInput', productInput, 'A new product.', {
    ...fields,
    ...pictures,
  }),
  response: product,
  status: 201,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const changeProduct = defineOperation({
  id: 'changeProduct',
  method: 'PATCH',
  path: '/api/products/{slug}',
  auth: 'seller',
  suspended: 'refused',
  summary: 'Changes an own product: price, stock, words, place or pictures',
  params: slugParams,
  body: describeInput('ProductChangeInput', productChangeInput, 'What is to be changed; what is left out stays.', {
    ...fields,
    ...pictures,
    version: ['The version you saw: a product changed since then is refused as stale', 1],
    edit_version: ['The same of edits alone: price and stock may have moved', 1],
    stock_was: ['The stock you saw: where it moved since then, the change is refused as stale', 13],
    price_was: ['The price you saw: where it is another now, the change is refused as stale', '350.00'],
  }),
  response: product,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED', 'STALE'],
});

export const archiveProduct = defineOperation({
  id: 'archiveProduct',
  method: 'DELETE',
  path: '/api/products/{slug}',
  auth: 'seller',
  suspended: 'refused',
  summary: 'Takes an own product out of the shop; orders keep it',
  params: slugParams,
  response: product,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const restoreProduct = defineOperation({
  id: 'restoreProduct',
  method: 'POST',
  path: '/api/products/{slug}/restore',
  auth: 'seller',
  suspended: 'refused',
  summary: 'Brings an archived product back',
  params: slugParams,
  response: product,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const duplicateProduct = defineOperation({
  id: 'duplicateProduct',
  method: 'POST',
  path: '/api/products/{slug}/duplicate',
  auth: 'seller',
  suspended: 'refused',
  summary: 'A draft like an own product: its words and pictures, with no stock',
  params: slugParams,
  response: product,
  status: 201,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

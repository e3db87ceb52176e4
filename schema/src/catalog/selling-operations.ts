import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, formFiles } from '#kernel/operations/form-files.ts';
import { namesPrototype } from '#kernel/programs/prototype-name.ts';
import { describeQuery, listDescriptions } from '#kernel/reference/words.ts';
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
import { productVariantsInput } from './variants.ts';

/** Multipart forms carry strings, so numbers and booleans are parsed, and specifications are JSON. */
const productForm = productFields
  .extend({
    stock_quantity: z
      .string(texts.stockInvalid)
      .regex(/^\d{1,7}$/, texts.stockInvalid)
      .transform(Number)
      .pipe(productFields.shape.stock_quantity)
      .meta({ type: 'integer', description: 'Number of pieces in stock', example: 20 }),
    is_active: z
      .enum(['true', 'false'], texts.activeInvalid)
      .transform((value) => value === 'true')
      .meta({ type: 'boolean', description: 'Whether the product is published; false saves it as a draft' }),
    takes_offers: z
      .stringbool()
      .optional()
      .meta({ type: 'boolean', description: 'Whether buyers may offer a lower price; false by default' }),
    images: formFiles({
      error: texts.imageInvalid('The file'),
      least: limits.imagesMin,
      tooFew: texts.imagesMissing,
      most: limits.imagesMax,
      tooMany: texts.imagesTooMany,
      description: 'Picture files, in display order',
    }),
    specifications: z
      .string()
      .max(limits.specificationMax * limits.specificationsMax)
      .transform(toValues)
      .pipe(z.record(z.string(), z.string(), texts.specificationsInvalid))
      .optional()
      .meta({ type: 'string', description: "JSON object of specification values by the key of the category's field" }),
  })
  .refine(comparesUpward, compareRule);

function toValues(text: string): unknown {
  try {
    if (namesPrototype(text)) return null;
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
  scope: 'products:read',
  summary: "List the products of the user's shop, including drafts",
  query: describeQuery(ownProductsQuery, {
    ...listDescriptions(12),
    q: ['Part of the product name or category name', 'kente'],
    category: ['URL slug or ID of a category, which includes all categories below it', 'fashion'],
    stock: [
      'Stock filter: all, in_stock, out_of_stock, or low_stock, which includes products out of stock',
      'in_stock',
    ],
    featured: ['Featured filter: all, featured or not_featured', 'all'],
    status: ['Status filter: active, inactive (drafts) or archived; all excludes archived products', 'active'],
    sku: ['Return only the product with this SKU, its own or that of a variant', 'KENTE-0001'],
    external_id: ['Return only the product with this external ID', 'ERP-20461'],
    ordering: ['Ordering; newest first by default', '-stock_quantity'],
    updated_after: [
      'Return only products that changed after this time, without a status also archived ones',
      '2026-11-22T09:30:00.000Z',
    ],
  }),
  response: ownProducts,
});

const writeDefaults = {
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  response: product,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
} as const;
const creation = { ...writeDefaults, status: 201, limit: '120 new products an hour' } as const;
const change = { ...writeDefaults, params: slugParams, limit: '120 changes of products a minute' } as const;

export const createProduct = defineOperation({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  ...creation,
  repeated: 'another product: its pictures come with it, so use `addProduct`',
  summary: 'Create a product, including the picture files',
  form: productForm,
  bodyRule: { bytes: limits.imagesMax * productPicture.bytesMax + aroundFile, tooLarge: productPicture.tooLarge },
});

export const addProduct = defineOperation({
  id: 'addProduct',
  method: 'POST',
  path: '/api/v1/products',
  ...creation,
  summary: 'Create a product, which only verified sellers may; pictures are IDs of uploads',
  body: productInput,
  idempotent: true,
});

export const changeProduct = defineOperation({
  id: 'changeProduct',
  method: 'PATCH',
  path: '/api/products/{slug}',
  ...change,
  summary: "Change one of the user's products; users who have it open see the change at once",
  body: productChangeInput,
  idempotent: true,
  refuses: [...change.refuses, 'STALE'],
});

export const setProductVariants = defineOperation({
  id: 'setProductVariants',
  method: 'PUT',
  path: '/api/products/{slug}/variants',
  ...change,
  summary: "Replace the options and variants of one of the user's products",
  body: productVariantsInput,
  idempotent: true,
  refuses: [...change.refuses, 'STALE'],
});

export const archiveProduct = defineOperation({
  id: 'archiveProduct',
  method: 'DELETE',
  path: '/api/products/{slug}',
  ...change,
  summary: "Archive one of the user's products; existing orders are not affected",
});

export const restoreProduct = defineOperation({
  id: 'restoreProduct',
  method: 'POST',
  path: '/api/products/{slug}/restore',
  ...change,
  summary: 'Restore an archived product',
});

export const duplicateProduct = defineOperation({
  id: 'duplicateProduct',
  method: 'POST',
  path: '/api/products/{slug}/duplicate',
  ...creation,
  summary: "Create a draft as a copy of one of the user's products, without stock",
  params: slugParams,
  idempotent: true,
});

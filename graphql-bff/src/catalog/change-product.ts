import type { Product as ProductDetail } from '@besesaka/schema/catalog/resources.ts';
import {
  addProduct,
  archiveProduct,
  changeProduct,
  duplicateProduct,
  restoreProduct,
  setProductVariants,
} from '@besesaka/schema/catalog/selling-operations.ts';
import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { fieldsIn } from '#platform/contract/fields.ts';
import { inputFieldsOf } from '#platform/contract/input.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, toContract } from '#platform/graphql/from-contract.ts';
import { type Handle, slugOrId } from '#platform/graphql/handles.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { Product } from './product.ts';
import { type GridVariant, ProductVariantInput } from './set-product-variants.ts';

interface Specified {
  key: string;
  value: string;
}

const SpecificationInput = builder.inputRef<Specified>('SpecificationInput').implement({
  description: 'A specification of a product.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of a specification field of the category.' }),
    value: t.string({ required: true, description: 'Value of the field.' }),
  }),
});

interface ByHand extends Record<string, unknown> {
  specifications?: Specified[] | null;
}

const names = { primaryImage: 'primaryImageId' } as const;

interface Created extends ByHand {
  variants?: GridVariant[] | null;
  idempotencyKey?: string | null;
}

const CreateProductInput = builder.inputRef<Created>('CreateProductInput').implement({
  description: 'A new product.',
  fields: (t) => ({
    ...inputFieldsOf(t, fieldsIn(addProduct.body, ['specifications', 'variants'])),
    variants: t.field({ type: [ProductVariantInput], ...descriptionOf(setProductVariants.body, 'variants') }),
    specifications: t.field({ type: [SpecificationInput], ...descriptionOf(addProduct.body, 'specifications') }),
    idempotencyKey: t.string({
      description: 'Unique key for each product: repeating the request with the same key creates nothing more.',
    }),
  }),
});

interface Changed extends ByHand, Handle {
  idempotencyKey?: string | null;
}

const ChangeProductInput = builder.inputRef<Changed>('ChangeProductInput').implement({
  description: 'Changes to a product; fields that are left out stay as they are.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
    ...inputFieldsOf(t, fieldsIn(changeProduct.body, ['specifications'])),
    specifications: t.field({ type: [SpecificationInput], ...descriptionOf(changeProduct.body, 'specifications') }),
    idempotencyKey: t.string({
      description: 'Unique key for each change: repeating the request with the same key changes nothing more.',
    }),
  }),
});

const OwnProductInput = builder.inputType('OwnProductInput', {
  description: "One of the viewer's products.",
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
  }),
});

const DuplicateProductInput = builder.inputType('DuplicateProductInput', {
  description: "One of the viewer's products, to copy.",
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
    idempotencyKey: t.string({
      description: 'Unique key for each copy: repeating the request with the same key creates nothing more.',
    }),
  }),
});

const ProductWarning = builder.enumType('ProductWarning', {
  description: 'A reason why buyers cannot order a product that was saved.',
  values: {
    DRAFT: { description: 'It is a draft or archived, so only its seller sees it.' },
    OUT_OF_STOCK: { description: 'No piece is in stock.' },
    SHOP_CLOSED: { description: 'The shop accepts no orders at the moment.' },
  },
});

const saved = (words: string) =>
  ({
    product: { type: Product, description: words },
    warnings: {
      type: [ProductWarning],
      extensions: atMost(3),
      description: 'Reasons why buyers cannot order it now; empty if they can.',
    },
  }) satisfies Record<string, PayloadField>;

const updated = saved('The updated product.');

async function withWarnings(sent: Promise<ProductDetail>) {
  const product = await sent;
  const warnings: (typeof ProductWarning.$inferType)[] = [];
  if (!product.is_active || product.is_archived) warnings.push('DRAFT');
  if (product.stock_quantity === 0) warnings.push('OUT_OF_STOCK');
  if (!product.seller_takes_orders) warnings.push('SHOP_CLOSED');
  return { product, warnings };
}

mutation('createProduct', {
  restCalls: [addProduct],
  description: 'Creates a product; only verified sellers can.',
  input: { type: CreateProductInput, description: 'The product.' },
  payload: saved('The new product.'),
  resolve: ({ variants, idempotencyKey, ...plain }, ctx) => {
    const body = { ...bodyOf(plain), ...(variants && { variants: variants.map(toContract) }) };
    return withWarnings(inFieldsOf(names, ctx.rest.call(addProduct, { body, idempotencyKey })));
  },
});

mutation('changeProduct', {
  restCalls: [changeProduct],
  description: "Changes one of the viewer's products. Users who have it open see the change immediately.",
  input: { type: ChangeProductInput, description: 'The changes.' },
  payload: updated,
  resolve: ({ slug, id, compareAtPrice, idempotencyKey, ...input }, ctx) => {
    const body = { ...bodyOf(input), ...(compareAtPrice !== undefined && { compare_at_price: compareAtPrice }) };
    const params = { slug: slugOrId({ slug, id }) };
    return withWarnings(inFieldsOf(names, ctx.rest.call(changeProduct, { params, body, idempotencyKey })));
  },
});

mutation('archiveProduct', {
  restCalls: [archiveProduct],
  description: "Archives one of the viewer's products; existing orders are not affected.",
  input: { type: OwnProductInput, description: 'The product.' },
  payload: updated,
  resolve: (input, ctx) => withWarnings(ctx.rest.call(archiveProduct, { params: { slug: slugOrId(input) } })),
});

mutation('restoreProduct', {
  restCalls: [restoreProduct],
  description: 'Restores an archived product.',
  input: { type: OwnProductInput, description: 'The product.' },
  payload: updated,
  resolve: (input, ctx) => withWarnings(ctx.rest.call(restoreProduct, { params: { slug: slugOrId(input) } })),
});

mutation('duplicateProduct', {
  restCalls: [duplicateProduct],
  description: "Creates a draft as a copy of one of the viewer's products, without stock.",
  input: { type: DuplicateProductInput, description: 'The product.' },
  payload: saved('The draft.'),
  resolve: ({ idempotencyKey, ...input }, ctx) =>
    withWarnings(ctx.rest.call(duplicateProduct, { params: { slug: slugOrId(input) }, idempotencyKey })),
});

function bodyOf({ specifications, ...plain }: ByHand): Record<string, unknown> {
  const values = specifications && Object.fromEntries(specifications.map(({ key, value }) => [key, value]));
  return { ...toContract(renamed(plain, reversed(names))), ...(values && { specifications: values }) };
}

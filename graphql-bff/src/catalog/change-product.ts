import {
  addProduct,
  archiveProduct,
  changeProduct,
  duplicateProduct,
  restoreProduct,
} from '@besesaka/schema/catalog/selling-operations.ts';
import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Product } from './product.ts';

interface Specified {
  key: string;
  value: string;
}

const SpecificationInput = builder.inputRef<Specified>('SpecificationInput').implement({
  description: 'One line of technical data.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'The key of a field of the category.' }),
    value: t.string({ required: true, description: 'What is filled in.' }),
  }),
});

interface Pictures {
  imageIds?: string[] | null;
  specifications?: Specified[] | null;
}

const byHand = ['image_ids', 'specifications'] as const;
const names = { primaryImage: 'primaryImageId' } as const;
type ByHand = (typeof byHand)[number];

interface Created extends InputOf<typeof addProduct.body.schema, ByHand, typeof names>, Pictures {
  imageIds: string[];
}

const pictureTexts = {
  imageIds: '3 to 10 pictures in their order: uploads of the purpose product-picture.',
  specifications: 'By the fields of the category.',
} as const;

const CreateProductInput = builder.inputRef<Created>('CreateProductInput').implement({
  description: 'A new product.',
  fields: (t) => ({
    ...inputFields(t, addProduct.body, { without: byHand, names }),
    imageIds: t.idList({ required: true, description: pictureTexts.imageIds }),
    specifications: t.field({ type: [SpecificationInput], description: pictureTexts.specifications }),
  }),
});

interface Changed extends InputOf<typeof changeProduct.body.schema, ByHand, typeof names>, Pictures {
  slug: string;
}

const ChangeProductInput = builder.inputRef<Changed>('ChangeProductInput').implement({
  description: 'What to change; what is left out stays as it is.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Which product.' }),
    ...inputFields(t, changeProduct.body, { without: byHand, names }),
    imageIds: t.idList({ description: `${pictureTexts.imageIds} Those that it has may be among them.` }),
    specifications: t.field({ type: [SpecificationInput], description: pictureTexts.specifications }),
  }),
});

const OwnProductInput = builder.inputType('OwnProductInput', {
  description: 'Which of the own products.',
  fields: (t) => ({ slug: t.string({ required: true, description: 'The last part of its address.' }) }),
});

const changedResult = 'The product as it is now, or why it stays as it was.';

builder.mutationFields((t) => ({
  createProduct: t.field({
    type: Product,
    extensions: asks(addProduct),
    description: 'Offers a new product; only verified sellers may.',
    args: { input: t.arg({ type: CreateProductInput, required: true, description: 'The product.' }) },
    errors: failsAs('CreateProductResult', 'The product, or why there is none.'),
    resolve: (_root, { input }, ctx) => inFieldsOf(names, ctx.rest.call(addProduct, { body: bodyOf(input) })),
  }),
  changeProduct: t.field({
    type: Product,
    extensions: asks(changeProduct),
    description: 'Changes one of your own products; everybody who watches it is told at once.',
    args: { input: t.arg({ type: ChangeProductInput, required: true, description: 'What to change.' }) },
    errors: failsAs('ChangeProductResult', changedResult),
    resolve: (_root, { input: { slug, compareAtPrice, ...input } }, ctx) => {
      const body = { ...bodyOf(input), ...(compareAtPrice !== undefined && { compare_at_price: compareAtPrice }) };
      return inFieldsOf(names, ctx.rest.call(changeProduct, { params: { slug }, body }));
    },
  }),
  archiveProduct: t.field({
    type: Product,
    extensions: asks(archiveProduct),
    description: 'Takes one of your own products out of the shop; orders keep it.',
    args: { input: t.arg({ type: OwnProductInput, required: true, description: 'Which one.' }) },
    errors: failsAs('ArchiveProductResult', changedResult),
    resolve: (_root, { input }, ctx) => ctx.rest.call(archiveProduct, { params: { slug: input.slug } }),
  }),
  restoreProduct: t.field({
    type: Product,
    extensions: asks(restoreProduct),
    description: 'Brings an archived product back.',
    args: { input: t.arg({ type: OwnProductInput, required: true, description: 'Which one.' }) },
    errors: failsAs('RestoreProductResult', changedResult),
    resolve: (_root, { input }, ctx) => ctx.rest.call(restoreProduct, { params: { slug: input.slug } }),
  }),
  duplicateProduct: t.field({
    type: Product,
    extensions: asks(duplicateProduct),
    description: 'Makes a draft like one of your own products: its words and pictures, with no stock.',
    args: { input: t.arg({ type: OwnProductInput, required: true, description: 'Which one.' }) },
    errors: failsAs('DuplicateProductResult', 'The draft, or why there is none.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(duplicateProduct, { params: { slug: input.slug } }),
  }),
}));

function bodyOf({ specifications, ...plain }: Pictures & object): Record<string, unknown> {
  const values = specifications && Object.fromEntries(specifications.map(({ key, value }) => [key, value]));
  return { ...toContract(renamed(plain, reversed(names))), ...(values && { specifications: values }) };
}

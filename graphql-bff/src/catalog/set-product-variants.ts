import { setProductVariants } from '@besesaka/schema/catalog/selling-operations.ts';
import type { ProductVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import { builder } from '#platform/graphql/builder.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
import { slugOrId } from '#platform/graphql/handles.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Product } from './product.ts';

export interface GridOption {
  name: string;
  values: string[];
}

export interface GridVariant {
  optionValues: string[];
  price: string;
  compareAtPrice?: string | null;
  stockQuantity?: number | null;
  stockWas?: number | null;
  sku?: string | null;
  imageId?: string | null;
  isActive: boolean;
}

interface Grid {
  options?: GridOption[] | null | undefined;
  variants?: GridVariant[] | null | undefined;
}

export const gridTexts = {
  options: 'Up to 3 options that a buyer chooses.',
  variants: 'Up to 100 variants; combinations that are left out are not offered.',
} as const;

export const ProductOptionInput = builder.inputRef<GridOption>('ProductOptionInput').implement({
  description: 'A choice that the buyers of a product make.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name, such as "Size".' }),
    values: t.stringList({ required: true, description: 'Values, in their order.' }),
  }),
});

export const ProductVariantInput = builder.inputRef<GridVariant>('ProductVariantInput').implement({
  description: 'A variant of a product.',
  fields: (t) => ({
    optionValues: t.stringList({ required: true, description: 'One value of each option, in their order.' }),
    price: t.field({ type: 'Decimal', required: true, description: 'Price per piece in Ghana cedis.' }),
    compareAtPrice: t.field({ type: 'Decimal', description: 'Earlier, higher price.' }),
    stockQuantity: t.int({ description: 'Quantity in stock; left out, an existing variant keeps its stock.' }),
    stockWas: t.int({ description: 'Stock that the client read: the call fails if it has changed since.' }),
    sku: t.string({ description: 'Stock keeping unit (SKU); left out, it is made up.' }),
    imageId: t.id({ description: 'ID of one of the pictures of the product.' }),
    isActive: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the variant can be ordered while it is in stock.',
    }),
  }),
});

interface SetVariants extends Grid {
  slug?: string | null;
  id?: string | null;
  options: GridOption[];
  variants: GridVariant[];
  editVersion?: number | null;
  idempotencyKey?: string | null;
}

const SetProductVariantsInput = builder.inputRef<SetVariants>('SetProductVariantsInput').implement({
  description: 'All options and variants of a product.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
    options: t.field({ type: [ProductOptionInput], required: true, description: gridTexts.options }),
    variants: t.field({ type: [ProductVariantInput], required: true, description: gridTexts.variants }),
    editVersion: t.int({
      description: 'Edit version that the client read: the call fails if another edit came between.',
    }),
    idempotencyKey: t.string({
      description: 'Unique key for each change: repeating the request with the same key changes nothing more.',
    }),
  }),
});

mutation('setProductVariants', {
  restCalls: [setProductVariants],
  description: "Replaces the options and variants of one of the viewer's products.",
  input: { type: SetProductVariantsInput, description: 'The product and its whole grid.' },
  payload: { product: { type: Product, description: 'The updated product.' } },
  resolve: async ({ slug, id, options, variants, editVersion, idempotencyKey }, ctx) => {
    const body = { ...gridOf({ options, variants }), edit_version: editVersion ?? undefined };
    return {
      product: await ctx.rest.call(setProductVariants, {
        params: { slug: slugOrId({ slug, id }) },
        body,
        idempotencyKey,
      }),
    };
  },
});

/** Converts a grid to the contract's names. It is validated when it is sent. */
export function gridOf({ options, variants }: Grid): Pick<ProductVariantsInput, 'options' | 'variants'> | object {
  return {
    ...(options && { options }),
    ...(variants && { variants: variants.map(toContract) }),
  };
}

import { setProductVariants } from '@besesaka/schema/catalog/selling-operations.ts';
import { variantInput } from '@besesaka/schema/catalog/variants.ts';
import { fieldsIn } from '#platform/contract/fields.ts';
import { inputFieldsOf } from '#platform/contract/input.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, toContract } from '#platform/graphql/from-contract.ts';
import { type Handle, slugOrId } from '#platform/graphql/handles.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Product } from './product.ts';

export interface GridVariant extends Record<string, unknown> {
  isActive: boolean;
}

/** `isActive` has a default, which the contract's inputs do not say. */
export const ProductVariantInput = builder.inputRef<GridVariant>('ProductVariantInput').implement({
  description: 'A variant of a product.',
  fields: (t) => ({
    ...inputFieldsOf(t, fieldsIn(variantInput, ['is_active'])),
    isActive: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether the variant can be ordered while it is in stock.',
    }),
  }),
});

interface SetVariants extends Handle, Record<string, unknown> {
  variants: GridVariant[];
  idempotencyKey?: string | null;
}

const SetProductVariantsInput = builder.inputRef<SetVariants>('SetProductVariantsInput').implement({
  description: 'All options and variants of a product.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
    ...inputFieldsOf(t, fieldsIn(setProductVariants.body, ['variants'])),
    variants: t.field({
      type: [ProductVariantInput],
      required: true,
      ...descriptionOf(setProductVariants.body, 'variants'),
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
  resolve: async ({ slug, id, variants, idempotencyKey, ...grid }, ctx) => {
    const params = { slug: slugOrId({ slug, id }) };
    const body = { ...toContract(grid), variants: variants.map(toContract) };
    return { product: await ctx.rest.call(setProductVariants, { params, body, idempotencyKey }) };
  },
});

import { productVariant } from '@besesaka/schema/catalog/resources.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { objectOf } from '#platform/contract/object.ts';

export const ProductVariant = objectOf(productVariant, {
  add: (t) => ({
    label: t.string({
      description: 'All values as one text, such as "42, Black".',
      resolve: ({ option_values: values }) => variantLabel(values),
    }),
  }),
});

import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { productOption, productVariant, type ProductVariant as Variant } from '@besesaka/schema/catalog/resources.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { Image } from './image.ts';

type Option = (typeof productOption)['_output'];

export const ProductOption = builder.objectRef<Option>('ProductOption').implement({
  description: 'A choice that the buyers of a product make.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Key of the option in filters, such as "size".' }),
    name: t.exposeString('name', descriptionOf(productOption, 'name')),
    values: t.exposeStringList('values', {
      ...descriptionOf(productOption, 'values'),
      extensions: atMost(limits.optionValuesMax),
    }),
  }),
});

export const ProductVariant = builder.objectRef<Variant>('ProductVariant').implement({
  description: 'A variant of a product, such as a size in a colour.',
  fields: (t) => ({
    ...exposeFields(t, productVariant, { without: ['price', 'compare_at_price'] }),
    label: t.string({
      description: 'All values as one text, such as "42, Black".',
      resolve: ({ option_values: values }) => variantLabel(values),
    }),
    optionValues: t.exposeStringList('option_values', {
      ...descriptionOf(productVariant, 'option_values'),
      extensions: atMost(limits.optionsMax),
    }),
    price: t.expose('price', { type: Money, description: 'Price per piece.' }),
    compareAtPrice: t.expose('compare_at_price', {
      type: Money,
      nullable: true,
      description: 'Earlier, higher price; null without a discount.',
    }),
    image: t.expose('image', { type: Image, nullable: true, ...descriptionOf(productVariant, 'image') }),
  }),
});

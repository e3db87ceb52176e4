import { type ProductForm, productFields } from '@besesaka/schema/catalog/inputs.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type CamelKeys, camel } from '@besesaka/schema/kernel/names.ts';
import type { EditFields, IsSame } from '#platform/forms/stale-edit.ts';
import type { OwnProduct } from './own-product-query.ts';

/** The form's field name of a specification: `specifications.<key>`. */
export const specificationName = (key: string) => `specifications.${key}`;

/** The address of a product's grid. */
export const variantsOf = (slug: string) => `/dashboard/shop/products/${slug}/variants`;

/** The pictures in their order, the primary one first, as one text: two tabs' versions are compared as a whole. */
export function picturesText(ids: readonly string[], primary: string | null | undefined): string {
  return [primary ?? '', ...ids].join(' ');
}

const names = Object.keys(productFields.shape).map(camel);

export function textsOf(product: OwnProduct | null): Record<string, string> {
  if (!product) return { isActive: 'true', takesOffers: 'false', category: '' };
  // The type refuses a product whose query leaves out a field of the form.
  const values: Pick<OwnProduct, keyof CamelKeys<ProductForm>> = product;
  const texts = names.map((name) => [name, String(Reflect.get(values, name) ?? '')]);
  return {
    ...Object.fromEntries(texts),
    category: product.category.slug,
    price: product.price.amount,
    compareAtPrice: product.compareAtPrice?.amount ?? '',
  };
}

export function fieldsOf(product: OwnProduct): EditFields {
  const specified = product.specifications.map(({ key, value }) => [specificationName(key), value]);
  const ids = product.images.map(({ id }) => id);
  return {
    ...textsOf(product),
    ...Object.fromEntries(specified),
    pictures: picturesText(ids, product.primaryImage?.id),
  };
}

/** The same amount may be written in several ways. */
export const isSameField: IsSame = (name, one, other) => {
  const isAmount = name === 'price' || name === 'compareAtPrice';
  return one === other || (isAmount && one !== '' && parseMoney(one) === parseMoney(other));
};

import { parseMoney } from '@besesaka/schema/kernel/money.ts';
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

export function textsOf(product: OwnProduct | null): Record<string, string> {
  if (!product) return { isActive: 'true', takesOffers: 'false', category: '' };
  return {
    name: product.name,
    category: product.category.slug,
    description: product.description,
    price: product.price.amount,
    compareAtPrice: product.compareAtPrice?.amount ?? '',
    stockQuantity: String(product.stockQuantity),
    isActive: String(product.isActive),
    takesOffers: String(product.takesOffers),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
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

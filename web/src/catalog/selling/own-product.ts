import { type ProductForm, productFields } from '@besesaka/schema/catalog/inputs.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type CamelKeys, camel } from '@besesaka/schema/kernel/names.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductQuery } from '#gql/graphql.ts';
import type { EditFields, IsSame } from '#platform/forms/stale-edit.ts';

/** Includes everything that the product form shows. */
export const OwnProductDocument = graphql(`
  query OwnProduct($slug: String!) {
    viewer {
      shop {
        id
        slug
      }
    }
    product(slug: $slug) {
      id
      slug
      name
      description
      price {
        amount
      }
      compareAtPrice {
        amount
      }
      stockQuantity
      hasVariants
      isActive
      takesOffers
      isArchived
      version
      metaTitle
      metaDescription
      category {
        id
        name
        slug
      }
      shop {
        slug
      }
      primaryImage {
        id
      }
      images {
        id
        path
      }
      specifications {
        key
        value
      }
      options {
        key
        name
        values
      }
    }
  }
`);

export type OwnProduct = NonNullable<OwnProductQuery['product']>;

/** The address of a product's grid. */
export const variantsOf = (slug: string) => `/dashboard/shop/products/${slug}/variants`;

/** The form's field name of a specification: `specifications.<key>`. */
export const specificationName = (key: string) => `specifications.${key}`;

export const isSpecification = (name: string) => name.startsWith(specificationName(''));

/** The specifications by their keys. */
export function specificationsIn(fields: EditFields): Record<string, string> {
  const own = Object.entries(fields).filter(([name]) => isSpecification(name));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(specificationName('').length), value]));
}

/** The reverse. */
export function namedSpecifications(values: Readonly<Record<string, string>>): EditFields {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [specificationName(key), value]));
}

/** The pictures in their order, the primary one first, as one text: two tabs' versions are compared as a whole. */
export function picturesText(ids: readonly string[], primary: string | null | undefined): string {
  return [primary ?? '', ...ids].join(' ');
}

const names = Object.keys(productFields.shape).map(camel);

/** The form's fields as they start: of a product, or of a new one. */
export function fieldsOf(product: OwnProduct | null, onlyDraft = false): EditFields {
  if (!product)
    return { isActive: String(!onlyDraft), takesOffers: 'false', category: '', pictures: picturesText([], null) };
  // The type refuses a product whose query leaves out a field of the form.
  const values: Pick<OwnProduct, keyof CamelKeys<ProductForm>> = product;
  const ids = product.images.map(({ id }) => id);
  return {
    ...Object.fromEntries(names.map((name) => [name, String(Reflect.get(values, name) ?? '')])),
    category: product.category.slug,
    price: product.price.amount,
    compareAtPrice: product.compareAtPrice?.amount ?? '',
    ...namedSpecifications(Object.fromEntries(product.specifications.map(({ key, value }) => [key, value]))),
    pictures: picturesText(ids, product.primaryImage?.id),
  };
}

/** The same amount may be written in several ways. */
export const isSameField: IsSame = (name, one, other) => {
  const isAmount = name === 'price' || name === 'compareAtPrice';
  return one === other || (isAmount && one !== '' && parseMoney(one) === parseMoney(other));
};

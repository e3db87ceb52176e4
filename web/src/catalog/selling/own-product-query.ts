import { graphql } from '#gql/gql.ts';
import type { OwnProductQuery } from '#gql/graphql.ts';

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
      editVersion
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
    }
  }
`);

export type OwnProduct = NonNullable<OwnProductQuery['product']>;

import { graphql } from '#gql/gql.ts';

export const OwnVariantsDocument = graphql(`
  query OwnVariants($slug: String!) {
    viewer {
      shop {
        id
        slug
        verification
      }
    }
    product(by: { slug: $slug }) {
      id
      slug
      name
      isActive
      isArchived
      version
      price { amount }
      compareAtPrice { amount }
      category { id slug }
      shop { slug }
      images { id path color }
      options { key name values }
      variants {
        id
        optionValues
        isActive
        stockQuantity
        sku
        price { amount }
        compareAtPrice { amount }
        image { id }
      }
    }
  }
`);

import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { CategoriesQuery } from '#gql/graphql.ts';
import type { PageQuery } from '#platform/page/page-query.ts';

const CategoriesDocument = graphql(`
  query Categories {
    categories {
      id
      name
      slug
      children {
        id
        name
        slug
      }
    }
  }
`);

export const categoriesQuery: PageQuery = { query: CategoriesDocument };

export type Categories = NonNullable<CategoriesQuery['categories']>;

const none: Categories = [];

/** The tree has its own query, so that a browser loads it once and not again with every list. */
export function useCategories(): Categories {
  return useQuery(CategoriesDocument).data?.categories ?? none;
}

/** Returns undefined for an unknown slug. */
export function categoryName(categories: Categories, slug: string): string | undefined {
  return categories.flatMap((root) => [root, ...root.children]).find((node) => node.slug === slug)?.name;
}

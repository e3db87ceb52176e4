import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { SearchForm } from './search-form.tsx';

const HeaderSearchDocument = graphql(`
  query HeaderSearch {
    categories {
      id
      ...CategoryPicker_category
    }
  }
`);

/** The search of the frame: it works before, and without, its categories. */
export function HeaderSearch() {
  const { data } = useQuery(HeaderSearchDocument);
  return <SearchForm categories={data?.categories ?? []} label="Search Besesaka" placeholder="Search products" />;
}

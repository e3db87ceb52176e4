import { useQuery } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { graphql } from '#gql/gql.ts';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { productListVariables } from './product-list-variables.ts';
import type { ProductSearch } from './product-search.ts';

const MatchCountDocument = graphql(`
  query MatchCount($filter: ProductFilter!) {
    products(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

/** How many products a choice of filters shows, counted while the user chooses. */
export function MatchCount({ draft }: { draft: ProductSearch }) {
  const chosen = useSettled(draft, 300);
  const { data, previousData } = useQuery(MatchCountDocument, {
    variables: { filter: productListVariables(chosen).filter },
    fetchPolicy: 'no-cache',
  });
  const count = (data ?? previousData)?.products?.totalCount;
  if (count === undefined) return null;
  return (
    <span className="font-normal tabular-nums">
      ({wholeNumber(count)}
      <span className="sr-only"> products</span>)
    </span>
  );
}

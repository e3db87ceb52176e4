import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const DuplicateProductMutation = graphql(`
  mutation DuplicateProduct($input: OwnProductInput!) {
    result: duplicateProduct(input: $input) {
      __typename
      ... on Product {
        id
        slug
      }
      ...Failure
    }
  }
`);

/** Makes a draft like it, and goes on to what is to be changed there. */
export function useDuplicate() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async duplicate({ slug }: { slug: string }) {
      setBusy(true);
      const sent = client.mutate({ mutation: DuplicateProductMutation, variables: { input: { slug } } });
      const outcome = await outcomeOf(sent, 'Product');
      setBusy(false);
      if ('failure' in outcome) return void toast.error(outcome.failure.message || texts.networkError);
      client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
      toast.success('Draft made: give it its own name and stock');
      navigate(`/dashboard/shop/products/${outcome.done.slug}/edit`);
    },
  };
}

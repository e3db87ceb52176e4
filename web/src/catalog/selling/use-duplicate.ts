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
      product {
        id
        slug
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Copies the product into a draft and opens it for editing. */
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
      const outcome = await outcomeOf(sent, 'product');
      setBusy(false);
      if ('failure' in outcome) return void toast.error(outcome.failure.message || texts.networkError);
      client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
      toast.success('Draft created. Now set its name and stock.');
      navigate(`/dashboard/shop/products/${outcome.done.product.slug}/edit`);
    },
  };
}

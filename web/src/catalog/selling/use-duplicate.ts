import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const DuplicateProductMutation = graphql(`
  mutation DuplicateProduct($input: DuplicateProductInput!) {
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
  const keyOf = useRequestKey();
  // A copy that was made is done: the next one has another key.
  const copies = useRef(0);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async duplicate({ slug }: { slug: string }) {
      setBusy(true);
      const input = { slug, idempotencyKey: keyOf([slug, copies.current]) };
      const sent = client.mutate({ mutation: DuplicateProductMutation, variables: { input } });
      const outcome = await outcomeOf(sent, 'product');
      setBusy(false);
      if ('failure' in outcome) return void toast.error(failureText(outcome.failure));
      copies.current += 1;
      client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
      toast.success('Draft created. Now set its name and stock.');
      navigate(`/dashboard/shop/products/${outcome.done.product.slug}/edit`);
    },
  };
}

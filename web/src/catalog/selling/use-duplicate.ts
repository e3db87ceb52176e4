import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { useSend } from '#ui/forms/use-send.ts';
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
  const { press, busy } = useSend(DuplicateProductMutation, {
    needs: ['product'],
    keyed: true,
    done: ({ product }) => {
      client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
      toast.success('Draft created. Now set its name and stock.');
      navigate(`/dashboard/shop/products/${product.slug}/edit`);
    },
  });
  return { busy, duplicate: ({ slug }: { slug: string }) => press({ input: { slug } }) };
}

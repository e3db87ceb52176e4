import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const ArchiveProductMutation = graphql(`
  mutation ArchiveProduct($input: OwnProductInput!) {
    result: archiveProduct(input: $input) {
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

const RestoreProductMutation = graphql(`
  mutation RestoreProduct($input: OwnProductInput!) {
    result: restoreProduct(input: $input) {
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

/** Archives after a confirmation and restores at once. Every list of the seller's products reloads. */
export function usePutAway() {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const send = async (
    mutation: typeof ArchiveProductMutation | typeof RestoreProductMutation,
    slug: string,
    done: string,
  ) => {
    const outcome = await outcomeOf(client.mutate({ mutation, variables: { input: { slug } } }));
    if ('failure' in outcome) toast.error(failureText(outcome.failure));
    else {
      toast.success(done);
      client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    }
  };
  return {
    async archive({ name, slug }: { name: string; slug: string }) {
      const text = 'Buyers will no longer see it. Past orders still show it, and you can restore it at any time.';
      if (await confirm({ title: `Archive ${name}?`, text, confirm: 'Archive' }))
        await send(ArchiveProductMutation, slug, 'Product archived');
    },
    restore: ({ slug }: { slug: string }) => send(RestoreProductMutation, slug, 'Product restored'),
  };
}

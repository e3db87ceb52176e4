import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const ArchiveProductMutation = graphql(`
  mutation ArchiveProduct($input: OwnProductInput!) {
    result: archiveProduct(input: $input) {
      product {
        id
        version
        isActive
        isArchived
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
        version
        isActive
        isArchived
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Archives after a confirmation and restores at once. Every list of the seller's products reloads. */
export function usePutAway() {
  const { cache } = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = (text: string) => () => {
    toast.success(text);
    cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
  };
  const archive = useSend(ArchiveProductMutation, { done: done('Product archived') });
  const restore = useSend(RestoreProductMutation, { done: done('Product restored') });
  return {
    async archive({ name, slug }: { name: string; slug: string }) {
      const text = 'Buyers will no longer see it. Past orders still show it, and you can restore it at any time.';
      if (await confirm({ title: `Archive ${name}?`, text, confirm: 'Archive' })) archive.press({ input: { slug } });
    },
    restore: ({ slug }: { slug: string }) => restore.press({ input: { slug } }),
  };
}

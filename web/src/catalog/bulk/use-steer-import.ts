import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const ApplyImportMutation = graphql(`
  mutation ApplyImport($input: ProductImportIdInput!) {
    result: applyImport(input: $input) {
      productImport {
        id
        ...ProductImport_import
      }
      errors {
        ...Failure
      }
    }
  }
`);

const CancelImportMutation = graphql(`
  mutation CancelImport($input: ProductImportIdInput!) {
    result: cancelImport(input: $input) {
      productImport {
        id
        ...ProductImport_import
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Applies or ends an import. */
export function useSteerImport(productImportId: string) {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const send = async (mutation: typeof ApplyImportMutation | typeof CancelImportMutation) => {
    setBusy(true);
    const outcome = await outcomeOf(client.mutate({ mutation, variables: { input: { productImportId } } }));
    setBusy(false);
    if ('failure' in outcome) return toast.error(failureText(outcome.failure));
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
  };
  return {
    busy,
    apply: () => send(ApplyImportMutation),
    cancel: async () => {
      const text = 'What it has changed so far stays.';
      if (await confirm({ title: 'Stop this import?', text, confirm: 'Stop', cancel: 'Go on' }))
        await send(CancelImportMutation);
    },
  };
}

import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useSend } from '#ui/forms/use-send.ts';

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
export function useImportActions(productImportId: string) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const options = {
    done: () => client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' }),
  };
  const apply = useSend(ApplyImportMutation, options);
  const cancel = useSend(CancelImportMutation, options);
  const variables = { input: { productImportId } };
  return {
    busy: apply.busy || cancel.busy,
    apply: () => apply.press(variables),
    cancel: async () => {
      const text = 'What it has changed so far stays.';
      if (await confirm({ title: 'Stop this import?', text, confirm: 'Stop', cancel: 'Go on' }))
        cancel.press(variables);
    },
  };
}

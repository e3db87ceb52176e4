import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { type OwnApp, OwnAppsDocument } from './own-apps-query.ts';

const DeleteAppMutation = graphql(`
  mutation DeleteApp($id: ID!) {
    result: deleteOauthApp(input: { oauthAppId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

const RotateAppSecretMutation = graphql(`
  mutation RotateAppSecret($id: ID!) {
    result: rotateOauthAppSecret(input: { oauthAppId: $id }) {
      secret
      errors {
        ...Failure
      }
    }
  }
`);

/** What the developer does with an app besides changing it. The component renders `dialog`. */
export function useAppActions({ id, name }: OwnApp, onSecret: (secret: string) => void) {
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const confirm = useConfirm();
  const options = { failed: texts.appsFailed, by: withPassword, refetchQueries: [OwnAppsDocument] };
  const rotation = useSend(RotateAppSecretMutation, {
    ...options,
    needs: ['secret'],
    done: ({ secret }) => onSecret(secret),
  });
  const removal = useSend(DeleteAppMutation, { ...options, done: () => toast.success(`${name} is deleted`) });
  return {
    dialog,
    busyOf: { rotate: rotation.busy, remove: removal.busy },
    async rotate() {
      const text = 'The old secret ends at once. Users stay connected.';
      if (await confirm({ title: `A new secret for “${name}”?`, text, confirm: 'Create a new secret' }))
        rotation.press({ id });
    },
    async remove() {
      const text = 'It is disconnected from all its users at once.';
      if (await confirm({ title: `Delete “${name}”?`, text, confirm: 'Delete', tone: 'danger' })) removal.press({ id });
    },
  };
}

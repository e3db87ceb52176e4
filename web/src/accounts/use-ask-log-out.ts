import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { identityChanged, leaveBy } from './identity.ts';

export const LogOutMutation = graphql(`
  mutation LogOut {
    result: logOut {
      errors {
        ...Failure
      }
    }
  }
`);

/** `next` is where the visitor goes on. */
export function useAskLogOut(next = '/'): () => Promise<void> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { press } = useSend(LogOutMutation, {
    failed: texts.networkError,
    by: leaveBy,
    done: () => {
      identityChanged();
      navigate(next);
    },
  });
  return async () => {
    const question = { title: 'Log out?', text: 'You can log in again at any time.', confirm: 'Log out' };
    if (await confirm(question)) press({});
  };
}

import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
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

export function useAskLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const [logOut] = useMutation(LogOutMutation);
  const navigate = useNavigate();
  return async () => {
    const yes = await confirm({
      title: 'Log out?',
      text: 'You can log in again at any time.',
      confirm: 'Log out',
    });
    if (!yes) return;
    // If the service is unreachable, the user is still logged in.
    const outcome = await leaveBy(() => outcomeOf(logOut()));
    if ('failure' in outcome) return void toast.error(texts.networkError);
    identityChanged();
    navigate('/');
  };
}

import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { identityChanged, leaveBy } from './identity.ts';

export const LogOutMutation = graphql(`
  mutation LogOut {
    logOut {
      ok
    }
  }
`);

/** Ends the session. If the service is unreachable it fails like any mutation, and the user is still logged in. */
function useLogOut(): () => Promise<void> {
  const [logOut] = useMutation(LogOutMutation, { fetchPolicy: 'no-cache' });
  return async () => {
    await leaveBy(() => logOut());
    identityChanged();
  };
}

export function useAskLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const logOut = useLogOut();
  const navigate = useNavigate();
  return async () => {
    const yes = await confirm({
      title: 'Log out?',
      text: 'You can log in again at any time.',
      confirm: 'Log out',
    });
    if (!yes) return;
    try {
      await logOut();
      navigate('/');
    } catch {
      toast.error(texts.networkError);
    }
  };
}

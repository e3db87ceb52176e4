import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { identityChanged, leaveBy } from './identity.ts';

export const LogOutMutation = graphql(`
  mutation LogOut {
    logOut {
      ok
    }
  }
`);

/** Ends the session. If the service is unreachable it fails like any mutation, and the user is still logged in. */
export function useLogOut(): () => Promise<void> {
  const [logOut] = useMutation(LogOutMutation, { fetchPolicy: 'no-cache' });
  return async () => {
    await leaveBy(() => logOut());
    identityChanged();
  };
}

import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { applyNotificationsRead } from './apply-notification-event.ts';

const MarkNotificationsReadMutation = graphql(`
  mutation MarkNotificationsRead($id: ID) {
    markNotificationsRead(id: $id) {
      __typename
      ... on NotificationsMarkedRead {
        unread {
          notifications
        }
      }
      ... on RefusedError {
        message
      }
      ... on ValidationError {
        message
      }
    }
  }
`);

/** Marks one notification as read, or all of them without an id. */
export function useMarkNotificationsRead(): (id?: string) => Promise<void> {
  const [mark, { client }] = useMutation(MarkNotificationsReadMutation, { fetchPolicy: 'no-cache' });
  const toast = useToast();
  return async (id) => {
    try {
      const result = (await mark({ variables: { id } })).data?.markNotificationsRead;
      if (result?.__typename === 'NotificationsMarkedRead') {
        applyNotificationsRead(client.cache, { notificationId: id ?? null, unread: result.unread });
      } else toast.error(result?.message ?? texts.somethingWrong);
    } catch {
      toast.error(texts.networkError);
    }
  };
}

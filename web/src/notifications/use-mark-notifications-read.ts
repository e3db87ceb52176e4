import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useSend } from '#ui/forms/use-send.ts';
import { applyNotificationsRead } from './apply-notification-event.ts';

const MarkNotificationsReadMutation = graphql(`
  mutation MarkNotificationsRead($id: ID) {
    result: markNotificationsRead(input: { notificationId: $id }) {
      unread {
        notifications
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Marks one notification as read, or all of them without an id. The payload updates the count. */
export function useMarkNotificationsRead(): (id?: string) => void {
  const { cache } = useApolloClient();
  const { press } = useSend(MarkNotificationsReadMutation, {
    done: (_result, { id }) => applyNotificationsRead(cache, id ? String(id) : null),
  });
  return (id) => press({ id });
}

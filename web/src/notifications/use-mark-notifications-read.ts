import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { applyNotificationsRead } from './apply-notification-event.ts';
import { writeUnread } from './unread-counts.ts';

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

/** Marks one notification as read, or all of them without an id. */
export function useMarkNotificationsRead(): (id?: string) => Promise<void> {
  const [mark, { client }] = useMutation(MarkNotificationsReadMutation, { fetchPolicy: 'no-cache' });
  const toast = useToast();
  return async (id) => {
    const outcome = await outcomeOf(mark({ variables: { id } }), 'unread');
    if ('done' in outcome) {
      applyNotificationsRead(client.cache, id);
      writeUnread(client.cache, outcome.done.unread.notifications);
    } else toast.error(failureText(outcome.failure));
  };
}

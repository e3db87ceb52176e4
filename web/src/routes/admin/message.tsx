import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { MessageThread } from '#admin/messages/message-thread.tsx';
import { graphql } from '#gql/gql.ts';

const ContactMessageDocument = graphql(`
  query ContactMessage($id: ID!) {
    viewer {
      admin {
        contactMessage(id: $id) {
          id
          subject
          ...MessageThread_message
        }
      }
    }
  }
`);

export function MessageScreen() {
  const { id = '' } = useParams();
  // Each look is on record: it is never shown from before.
  const { data, ...query } = useQuery(ContactMessageDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.viewer?.admin?.contactMessage;
  return (
    <AdminDetail
      list={{ to: '/admin/messages', label: 'All messages' }}
      heading={found?.subject ?? 'Message'}
      missing="Message not found"
      query={{ data, ...query }}
    >
      {found && <MessageThread key={found.id} message={found} />}
    </AdminDetail>
  );
}

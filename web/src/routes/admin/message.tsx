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
  // Every view is logged, so the cache is not used.
  const { data, ...query } = useQuery(ContactMessageDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const result = data?.viewer?.admin?.contactMessage;
  return (
    <AdminDetail
      list={{ to: '/admin/messages', label: 'All messages' }}
      heading={result?.subject ?? 'Message'}
      missing="Message not found"
      query={{ data, ...query }}
    >
      {result && <MessageThread key={result.id} message={result} />}
    </AdminDetail>
  );
}

import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { MessageThread } from '#help/message-thread.tsx';
import { DeskDetail } from '#support/desk-detail.tsx';

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
    <DeskDetail
      list={{ to: '/admin/messages', label: 'All messages' }}
      heading={result?.subject ?? 'Message'}
      missing="Message not found"
      query={{ data, ...query }}
    >
      {result && <MessageThread key={result.id} message={result} />}
    </DeskDetail>
  );
}

import { adminMessageLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminList } from '#admin/list.tsx';
import { messageRows } from '#admin/messages/message-list.tsx';
import { graphql } from '#gql/gql.ts';

const ContactMessagesDocument = graphql(`
  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {
    viewer {
      admin {
        contactMessages(search: $search, state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              ...MessageRow_message
            }
          }
        }
      }
    }
  }
`);

export const MessagesScreen = adminList({
  document: ContactMessagesDocument,
  listIn: (data) => data.viewer?.admin?.contactMessages,
  heading: 'Messages',
  empty: 'No open messages.',
  states: [
    { state: 'WAITING', label: 'Waiting' },
    { state: 'DONE', label: 'Done' },
  ],
  search: { label: 'Find a message', placeholder: 'Number, name, email or text', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  ...messageRows,
});

import { useQuery } from '@apollo/client/react';
import { adminMessageLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { MessageList } from '#admin/messages/message-list.tsx';
import { graphql } from '#gql/gql.ts';

const ContactMessagesDocument = graphql(`
  query ContactMessages($search: String, $state: ContactState!, $page: Int!) {
    viewer {
      admin {
        contactMessages(search: $search, state: $state, page: $page) {
          totalCount
          ...MessageList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'WAITING', label: 'Waiting' },
  { state: 'DONE', label: 'Done' },
] as const;

export function MessagesScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'DONE' ? 'DONE' : 'WAITING';
  const page = pageOf(params);
  const search = params.get('q')?.trim() || null;
  const { data, ...query } = useQuery(ContactMessagesDocument, {
    variables: { search, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.contactMessages;
  return (
    <AdminQueue
      heading="Messages"
      texts={{ label: 'Messages', empty: 'No open messages.', failed: 'Failed to load messages.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a message"
          placeholder="Number, name, email or text"
          maxLength={adminMessageLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={adminMessageLimits.perPage}
      query={query}
    >
      {list && <MessageList page={list} />}
    </AdminQueue>
  );
}

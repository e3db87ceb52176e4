import { useQuery } from '@apollo/client/react';
import { helpLimits } from '@besesaka/schema/help/limits.ts';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { MessageList } from '#help/message-list.tsx';
import { DeskQueue, pageOf } from '#support/desk-queue.tsx';
import { DeskSearch } from '#support/desk-search.tsx';

const ContactMessagesDocument = graphql(`
  query ContactMessages($words: String, $state: ContactState!, $page: Int!) {
    viewer {
      admin {
        contactMessages(words: $words, state: $state, page: $page) {
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
  const words = params.get('q')?.trim() || null;
  const { data, ...query } = useQuery(ContactMessagesDocument, {
    variables: { words, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.contactMessages;
  return (
    <DeskQueue
      heading="Messages"
      words={{ label: 'Messages', empty: 'No open messages.', failed: 'Failed to load messages.' }}
      states={states}
      at={{ state, page, ...(words && { words }) }}
      search={
        <DeskSearch
          label="Find a message"
          placeholder="Number, name, email or words"
          maxLength={helpLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={helpLimits.messagesPerPage}
      query={query}
    >
      {list && <MessageList page={list} />}
    </DeskQueue>
  );
}

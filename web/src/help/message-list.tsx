import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';

const MessageListFragment = graphql(`
  fragment MessageList_page on ContactMessageRowConnection {
    edges {
      node {
        id
        name
        subject
        createdAt
      }
    }
  }
`);

export function MessageList({ page }: { page: FragmentType<typeof MessageListFragment> }) {
  return <MessageLinks messages={readFragment(MessageListFragment, page).edges.map(({ node }) => node)} />;
}

interface Listed {
  id: string;
  name: string;
  subject: string;
  createdAt: string;
}

export function MessageLinks({ messages }: { messages: readonly Listed[] }) {
  return (
    <LinkList>
      {messages.map(({ id, name, subject, createdAt }) => (
        <LinkRow key={id} to={`/admin/messages/${id}`} name={subject} text={`${name} · ${longDateTime(createdAt)}`} />
      ))}
    </LinkList>
  );
}

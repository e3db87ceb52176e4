import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';

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
    <Card>
      <ul className="divide-y divide-line">
        {messages.map(({ id, name, subject, createdAt }) => (
          <li key={id}>
            <Link to={`/admin/messages/${id}`} className="flex items-center gap-3 px-5 py-4">
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium">{subject}</span>
                <span className="block break-words text-muted text-sm">
                  {name} · {longDateTime(createdAt)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useQuery } from '@apollo/client/react';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';

const OwnMessagesDocument = graphql(`
  query OwnMessages {
    viewer {
      contactMessages {
        id
        number
        subject
        state
        createdAt
      }
    }
  }
`);

/**
 * The user's earlier messages, below the form. If they cannot be loaded, nothing is shown, as the form matters more.
 */
export function OwnMessages() {
  const { data } = useQuery(OwnMessagesDocument, { fetchPolicy: 'network-only', ssr: false });
  const messages = data?.viewer?.contactMessages ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="own-messages" className="flex flex-col gap-3">
      <h2 id="own-messages" className="text-xl">
        Your messages
      </h2>
      <LinkList>
        {messages.map(({ id, number, subject, state, createdAt }) => (
          <LinkRow
            key={id}
            to={`/contact/messages/${id}`}
            name={subject}
            badge={state === 'DONE' && <Badge tone="brand">Answered</Badge>}
            text={`Number ${number} · ${longDate(createdAt)}`}
          />
        ))}
      </LinkList>
    </section>
  );
}

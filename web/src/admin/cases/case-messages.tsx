import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { useState } from 'react';
import { ForArea } from '#admin/for-area.tsx';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminCaseMessagesDocument = graphql(`
  query AdminCaseMessages($id: ID!) {
    viewer {
      admin {
        caseMessages(id: $id) {
          sender
          content
          createdAt
        }
      }
    }
  }
`);

/** What both wrote about the order until the case. It is private, so it is read only when an admin asks for it. */
export function CaseMessages({ id }: { id: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <h2 className="text-lg">Conversation</h2>
      <p className="text-muted text-sm">
        Only their messages about this order, from the order to the case. Reading them is logged.
      </p>
      <ForArea area="money">
        {isShown ? (
          <Messages id={id} />
        ) : (
          <Button tone="secondary" onClick={() => setShown(true)}>
            Read the messages
          </Button>
        )}
      </ForArea>
    </Card>
  );
}

function Messages({ id }: { id: string }) {
  const query = useQuery(AdminCaseMessagesDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.admin?.caseMessages}
      skeleton={<Skeleton className="h-20 w-full rounded-lg" />}
      failed="The messages could not be loaded."
    >
      {(messages) =>
        messages.length === 0 ? (
          <p className="text-sm">They did not write to each other.</p>
        ) : (
          <ul className="flex w-full flex-col gap-3">
            {messages.map(({ sender, content, createdAt }) => (
              <li key={`${createdAt}${content}`} className="rounded-md bg-sunken px-4 py-2">
                <p className="text-muted text-xs">
                  {sender.toLowerCase()} · {longDateTime(createdAt)}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{content || 'A picture'}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

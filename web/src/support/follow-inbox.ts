import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/room.ts';
import { writeWaiting } from './waiting.ts';

const SupportInbox = graphql(`
  fragment SupportInbox_update on InboxUpdate {
    __typename
    ... on DeskChanged {
      waiting {
        applications
        cases
        messages
      }
    }
  }
`);

export type SupportUpdate = FragmentType<typeof SupportInbox>;

/** The desk's counts follow at once; its open lists are asked for again. Only admins hear of it. */
export function followInbox({ client }: Tab) {
  return (update: SupportUpdate) => {
    const event = readFragment(SupportInbox, update);
    if (event.__typename !== 'DeskChanged') return;
    writeWaiting(client.cache, event.waiting);
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => lists.includes(queryName ?? ''),
    });
  };
}

const lists = ['Applications', 'Cases', 'ContactMessages'];

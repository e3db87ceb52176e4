import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/room.ts';

const AccountsInbox = graphql(`
  fragment AccountsInbox_update on InboxUpdate {
    __typename
    ... on SessionStarted {
      device
      createdAt
    }
  }
`);

export type AccountsUpdate = FragmentType<typeof AccountsInbox>;

/** Of a login the person is told, because it may not have been them. What an admin's open desk shows is asked for again. */
export function followInbox({ client, toast }: Tab) {
  return (update: AccountsUpdate) => {
    const event = readFragment(AccountsInbox, update);
    if (event.__typename === 'SessionStarted')
      toast.info({ title: 'New login to your account', text: `${event.device}, ${longDateTime(event.createdAt)}` });
    if (event.__typename === 'DeskChanged')
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => deskQueries.includes(queryName ?? ''),
      });
  };
}

/** How much waits, and what waits. */
const deskQueries = ['Waiting', 'Applications', 'Cases', 'ContactMessages'];

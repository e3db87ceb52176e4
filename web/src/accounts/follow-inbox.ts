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

/** Nothing in the cache changes; the person is told, because it may not have been them. */
export function followInbox({ toast }: Tab) {
  return (update: AccountsUpdate) => {
    const event = readFragment(AccountsInbox, update);
    if (event.__typename === 'SessionStarted')
      toast.info({ title: 'New login to your account', text: `${event.device}, ${longDateTime(event.createdAt)}` });
  };
}

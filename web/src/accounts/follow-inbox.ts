import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';

const AccountsInbox = graphql(`
  fragment AccountsInbox_update on InboxUpdate {
    __typename
    ... on SessionStarted {
      device
      createdAt
    }
    ... on SuspensionChanged {
      userId
      suspension {
        reason
        until
      }
    }
  }
`);

const SuspensionFragment = graphql(`
  fragment Suspension_user on User {
    id
    suspension {
      reason
      until
    }
  }
`);

export type AccountsUpdate = FragmentType<typeof AccountsInbox>;

/** The toast about a new login lets users notice logins that are not theirs. */
export function followInbox({ client, toast, userId }: Tab) {
  return (update: AccountsUpdate) => {
    const event = readFragment(AccountsInbox, update);
    if (event.__typename === 'SessionStarted')
      toast.info({ title: 'New login to your account', text: `${event.device}, ${longDateTime(event.createdAt)}` });
    if (event.__typename === 'SuspensionChanged' && event.userId === userId) {
      const user = { __typename: 'User' as const, id: userId, suspension: event.suspension };
      client.cache.writeFragment({ id: client.cache.identify(user), fragment: SuspensionFragment, data: user });
    }
  };
}

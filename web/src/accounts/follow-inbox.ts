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
    ... on SuspensionChanged {
      personId
      suspension {
        reason
        until
      }
    }
  }
`);

const SuspensionFragment = graphql(`
  fragment Suspension_person on Person {
    id
    suspension {
      reason
      until
    }
  }
`);

export type AccountsUpdate = FragmentType<typeof AccountsInbox>;

/** Of a login the person is told, because it may not have been them. What an admin's open desk shows is asked for again. */
export function followInbox({ client, toast, personId }: Tab) {
  const askAgain = (names: readonly string[]) =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
    });
  return (update: AccountsUpdate) => {
    const event = readFragment(AccountsInbox, update);
    if (event.__typename === 'SessionStarted')
      toast.info({ title: 'New login to your account', text: `${event.device}, ${longDateTime(event.createdAt)}` });
    if (event.__typename === 'DeskChanged') askAgain(waitingQueries);
    if (event.__typename === 'SuspensionChanged' && event.personId !== personId) askAgain(peopleQueries);
    else if (event.__typename === 'SuspensionChanged') {
      const person = { __typename: 'Person' as const, id: personId, suspension: event.suspension };
      client.cache.writeFragment({ id: client.cache.identify(person), fragment: SuspensionFragment, data: person });
    }
  };
}

/** How much waits, and what waits. */
const waitingQueries = ['Waiting', 'Applications', 'Cases', 'ContactMessages', 'AdminPayments', 'AdminPayment'];
/** Each look is on record, so only those that are shown now. */
const peopleQueries = ['People', 'PersonRecord'];

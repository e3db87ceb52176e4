import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/room.ts';

const ShopsInbox = graphql(`
  fragment ShopsInbox_update on InboxUpdate {
    __typename
    ... on VerificationChanged {
      shopId
      verification
      reason
    }
  }
`);

export type ShopsUpdate = FragmentType<typeof ShopsInbox>;

/** The banner changes at once; what else hangs on it is asked for again. */
export function followInbox({ client }: Tab) {
  return (update: ShopsUpdate) => {
    const event = readFragment(ShopsInbox, update);
    if (event.__typename !== 'VerificationChanged') return;
    const { verification } = event;
    client.cache.modify({
      id: client.cache.identify({ __typename: 'OwnShop', id: event.shopId }),
      fields: { verification: () => verification },
    });
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
    });
  };
}

/** Queries that ask for the reason, for what only a verified seller may do, or who sells: who applied in another tab does. */
const names = ['Verification', 'OwnShop', 'Person'];

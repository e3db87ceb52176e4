import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { refetchActive } from '#platform/network/refetch-active.ts';

const ShopsInbox = graphql(`
  fragment ShopsInbox_update on InboxUpdate {
    __typename
    ... on VerificationChanged {
      shopId
      verification
    }
  }
`);

export type ShopsUpdate = FragmentType<typeof ShopsInbox>;

/** The queries that depend on the verification or on being a seller, which may change in another tab. */
const dependentQueries = ['Verification', 'OwnShop', 'User'];

/** The banner updates at once; data that depends on it is reloaded. */
export function followInbox({ client }: Tab) {
  return (update: ShopsUpdate) => {
    const event = readFragment(ShopsInbox, update);
    if (event.__typename !== 'VerificationChanged') return;
    const { verification } = event;
    client.cache.modify({
      id: client.cache.identify({ __typename: 'OwnShop', id: event.shopId }),
      fields: { verification: () => verification },
    });
    refetchActive(client, dependentQueries);
  };
}

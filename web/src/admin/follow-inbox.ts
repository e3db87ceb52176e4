import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { refetchActive } from '#platform/network/refetch-active.ts';

const AdminInbox = graphql(`
  fragment AdminInbox_update on InboxUpdate {
    __typename
  }
`);

export type AdminUpdate = FragmentType<typeof AdminInbox>;

/** The counts and lists that show waiting work. */
export const waitingQueries = [
  'AdminCounts',
  'Applications',
  'AdminReports',
  'ContactMessages',
  'AdminPayments',
  'AdminPayment',
  'AdminPayouts',
  'AdminCases',
  'AdminCase',
];
export const usersQueries = ['Users', 'UserRecord'];

/** Refetches only queries on the screen, because the service audits each read. */
export function followInbox({ client }: Tab) {
  return (update: AdminUpdate) => {
    const event = readFragment(AdminInbox, update);
    if (event.__typename === 'AdminCountsChanged') refetchActive(client, waitingQueries);
    if (event.__typename === 'UserSuspensionChanged') refetchActive(client, usersQueries);
  };
}

import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

const AdminCountsDocument = graphql(`
  query AdminCounts {
    inboxSeq
    viewer {
      admin {
        waiting {
          applications
          reports
          messages
          payments
          cases
          payouts
        }
      }
    }
  }
`);

/** The counts of waiting work for admins; null until they are loaded. */
export function useAdminCounts() {
  const { data } = useQuery(AdminCountsDocument, { ssr: false });
  return data?.viewer?.admin?.waiting ?? null;
}

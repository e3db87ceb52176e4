import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

const WaitingDocument = graphql(`
  query Waiting {
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
export function useWaiting() {
  const { data } = useQuery(WaitingDocument, { ssr: false });
  return data?.viewer?.admin?.waiting ?? null;
}

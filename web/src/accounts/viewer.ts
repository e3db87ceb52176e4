import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { ViewerQuery as ViewerData } from '#gql/graphql.ts';
import { useRole } from '#platform/person/role.ts';

/** The inbox's number stands before the person's data, so that nothing falls between the two. */
export const ViewerDocument = graphql(`
  query Viewer {
    inboxSeq
    me {
      id
      fullName
      email
      isSeller
      isAdmin
      shop {
        id
        businessName
        businessSlug
      }
    }
  }
`);

type Viewer = NonNullable<ViewerData['me']>;

interface Viewed {
  /** Null for visitors, and until the answer is there. */
  viewer: Viewer | null;
  /** From where the inbox goes on. */
  inboxSeq: number | null;
}

/** Who looks. Visitors are known by the hint cookie and cost no call; pages from the server never know anybody. */
export function useViewer(): Viewed {
  const role = useRole();
  const { data } = useQuery(ViewerDocument, { skip: role === null, ssr: false });
  if (role === null || !data) return { viewer: null, inboxSeq: null };
  return { viewer: data.me ?? null, inboxSeq: data.inboxSeq ?? null };
}

/** Whether the person has a shop; the hint cookie speaks until the answer is there. */
export function useIsSeller(): boolean {
  const role = useRole();
  const { viewer } = useViewer();
  return viewer?.isSeller ?? role === 'seller';
}

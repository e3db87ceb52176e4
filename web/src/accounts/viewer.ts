import { graphql } from '#gql/gql.ts';
import type { UserQuery as UserData } from '#gql/graphql.ts';
import { useQueryIf } from '#platform/network/use-query-if.ts';
import { useRole } from '#platform/user/role.ts';

/**
 * Everything that every page needs to know about its user, in one query; modules add fragments. The inbox's sequence number
 * is read before the data, so that no event is missed between the two.
 */
export const UserDocument = graphql(`
  query User {
    inboxSeq
    viewer {
      ...CartCount_viewer
      ...UnreadMessages_viewer
      ...UnreadNotifications_viewer
      ...ChosenNews_viewer
      user {
        id
        fullName
        email
        emailConfirmed
        isSeller
        staffRole
        suspension {
          reason
          until
        }
      }
      shop {
        id
        name
        slug
        verification
      }
    }
  }
`);

type Answer = NonNullable<UserData['viewer']>;
type Viewer = NonNullable<Answer['user']> & Pick<Answer, 'shop'>;

interface Viewed {
  /** Null for visitors and while loading. */
  viewer: Viewer | null;
  /** The query failed. */
  failed: boolean;
  retry: () => void;
}

/** The logged-in user. The hint cookie identifies visitors without a call; pages from the server know no user. */
export function useViewer(): Viewed {
  const role = useRole();
  const { data, error, loading, refetch } = useQueryIf(role !== null, UserDocument);
  const { user, shop } = (role !== null && data?.viewer) || {};
  return {
    viewer: user ? { ...user, shop: shop ?? null } : null,
    failed: role !== null && !data && !loading && error !== undefined,
    retry: () => void refetch(),
  };
}

/** Whether the user has a shop, by the hint cookie until the query is answered. */
export function useIsSeller(): boolean {
  const role = useRole();
  const { viewer } = useViewer();
  return viewer?.isSeller ?? role === 'seller';
}

import { graphql } from '#gql/gql.ts';
import type { PersonQuery as PersonData } from '#gql/graphql.ts';
import { useQueryIf } from '#platform/network/use-query-if.ts';
import { useRole } from '#platform/person/role.ts';

/**
 * All that every page asks of its person, at once; the modules above say in their fragments what that is for them. The
 * inbox's number stands before the data, so that nothing falls between the two.
 */
export const PersonDocument = graphql(`
  query Person {
    inboxSeq
    viewer {
      ...CartCount_viewer
      ...UnreadMessages_viewer
      ...UnreadNotifications_viewer
      ...ChosenNews_viewer
      person {
        id
        fullName
        email
        emailConfirmed
        isSeller
        isAdmin
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

type Answer = NonNullable<PersonData['viewer']>;
type Viewer = NonNullable<Answer['person']> & Pick<Answer, 'shop'>;

interface Viewed {
  /** Null for visitors, and until the answer is there. */
  viewer: Viewer | null;
  /** The answer did not come. */
  failed: boolean;
  retry: () => void;
}

/** Who looks. Visitors are known by the hint cookie and cost no call; pages from the server never know anybody. */
export function useViewer(): Viewed {
  const role = useRole();
  const { data, error, loading, refetch } = useQueryIf(role !== null, PersonDocument);
  const { person, shop } = (role !== null && data?.viewer) || {};
  return {
    viewer: person ? { ...person, shop: shop ?? null } : null,
    failed: role !== null && !data && !loading && error !== undefined,
    retry: () => void refetch(),
  };
}

/** Whether the person has a shop; the hint cookie speaks until the answer is there. */
export function useIsSeller(): boolean {
  const role = useRole();
  const { viewer } = useViewer();
  return viewer?.isSeller ?? role === 'seller';
}

import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AdminDetail } from '#admin/admin-detail.tsx';
import { AuditList } from '#admin/audit/audit-list.tsx';
import { SuspensionActions } from '#admin/users/suspension-actions.tsx';
import { UserDetail, UserHead } from '#admin/users/user-detail.tsx';
import { UserNotes } from '#admin/users/user-notes.tsx';
import { UserSessions } from '#admin/users/user-sessions.tsx';
import { graphql } from '#gql/gql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';

const UserRecordDocument = graphql(`
  query UserRecord($id: ID!) {
    viewer {
      admin {
        user(id: $id) {
          id
          fullName
          ...UserHead_user
          ...SuspensionActions_user
          ...UserDetail_user
          ...UserSessions_user
          ...UserNotes_user
        }
        audit(filter: { subjectId: $id }, page: 1) {
          totalCount
          ...AuditList_page
        }
      }
    }
  }
`);

export function UserScreen() {
  const { id = '' } = useParams();
  // Every view is logged, so the cache is not used.
  const { data, ...query } = useQuery(UserRecordDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { user, audit } = data?.viewer?.admin ?? {};
  return (
    <AdminDetail
      list={{ to: '/admin/users', label: 'All users' }}
      heading={user?.fullName ?? 'User'}
      lead={user && <ShopLogo path={null} name={user.fullName} size="small" />}
      text={user && <UserHead user={user} />}
      acts={user && <SuspensionActions user={user} />}
      missing="User not found"
      query={{ data, ...query }}
    >
      {user && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
          <UserDetail user={user} />
          <div className="flex min-w-0 flex-col gap-5 xl:row-span-2">
            <UserNotes key={user.id} user={user} />
            <UserSessions user={user} />
          </div>
          {audit && audit.totalCount > 0 && (
            <section className="flex min-w-0 flex-col gap-2">
              <h2 className="text-lg">Admin activity</h2>
              <AuditList page={audit} />
            </section>
          )}
        </div>
      )}
    </AdminDetail>
  );
}

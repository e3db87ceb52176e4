import { useQuery } from '@apollo/client/react';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { InviteButton, MemberActions, WithdrawButton } from '#admin/staff/staff-actions.tsx';
import { StaffTable } from '#admin/staff/staff-table.tsx';
import { graphql } from '#gql/gql.ts';
import type { StaffRole } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LinkList } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminStaffDocument = graphql(`
  query AdminStaff {
    viewer {
      admin {
        staff {
          members {
            id
            fullName
            email
            role
            hasSecondFactor
          }
          invitations {
            id
            email
            role
            invitedByName
            expiresAt
          }
        }
      }
    }
  }
`);

const labelOf = (role: StaffRole) => {
  const value = staffRole.values.find((one) => enumName(one) === role);
  return value && staffRole.labels[value];
};

/** The admins with their roles, the invitations that wait, and what each role may do. */
export function StaffScreen() {
  const query = useQuery(AdminStaffDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Staff
      </h1>
      <InviteButton />
      <Loaded
        query={query}
        data={query.data?.viewer?.admin?.staff}
        skeleton={<Skeleton className="h-60 w-full rounded-lg" />}
        failed="The staff could not be loaded."
      >
        {({ members, invitations }) => (
          <>
            <LinkList>
              {members.map(({ id, fullName, email, role, hasSecondFactor }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      <span className="min-w-0 break-words">{fullName}</span>
                      <Badge>{labelOf(role)}</Badge>
                    </p>
                    <p className="text-muted text-sm">
                      <Parts of={[email, hasSecondFactor ? 'login codes' : 'no login codes']} />
                    </p>
                  </div>
                  <MemberActions id={id} name={fullName} />
                </li>
              ))}
            </LinkList>
            {invitations.length > 0 && <h2 className="text-lg">Invitations</h2>}
            {invitations.length > 0 && (
              <LinkList>
                {invitations.map(({ id, email, role, invitedByName, expiresAt }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
                    <div className="min-w-0">
                      <p className="flex flex-wrap items-center gap-2 font-medium">
                        <span className="min-w-0 break-words">{email}</span>
                        <Badge>{labelOf(role)}</Badge>
                      </p>
                      <p className="text-muted text-sm">
                        <Parts of={[`from ${invitedByName}`, `until ${longDate(expiresAt)}`]} />
                      </p>
                    </div>
                    <WithdrawButton id={id} name={email} />
                  </li>
                ))}
              </LinkList>
            )}
          </>
        )}
      </Loaded>
      <h2 className="text-lg">What each role may do</h2>
      <StaffTable />
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { staffArea, staffRole, staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { useNavigate, useParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { UserDocument, useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const StaffInvitationDocument = graphql(`
  query StaffInvitation($id: ID!) {
    viewer {
      staffInvitation(id: $id) {
        id
        role
        invitedByName
        expiresAt
      }
    }
  }
`);

const AcceptStaffInvitationMutation = graphql(`
  mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {
    result: acceptStaffInvitation(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** Opened from the mail. Only the account with the invited address sees the invitation. */
export function StaffInvitationScreen() {
  return (
    <>
      <PageMeta title="Invitation" noIndex />
      <RequireLogin message={staffTexts.logInToAccept}>
        <Invitation />
      </RequireLogin>
    </>
  );
}

function Invitation() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const askLogOut = useAskLogOut();
  const query = useQuery(StaffInvitationDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { press, busy } = useSend(AcceptStaffInvitationMutation, {
    refetchQueries: [UserDocument],
    done: () => navigate('/admin'),
  });
  return (
    <div className="page-width flex max-w-xl flex-col gap-5 py-8">
      <h1 tabIndex={-1} className="text-2xl">
        Invitation
      </h1>
      <Loaded
        query={query}
        data={query.data?.viewer?.staffInvitation}
        skeleton={<Skeleton className="h-40 w-full rounded-lg" />}
        failed="The invitation could not be loaded."
        missing={
          <EmptyState
            heading={staffTexts.invitationMissing}
            text={`You are logged in as ${viewer?.email ?? ''}. An invitation is for the address that got the mail.`}
            action={<Button onClick={askLogOut}>Log out</Button>}
          />
        }
      >
        {({ role, invitedByName, expiresAt }) => {
          const value = staffRole.values.find((one) => enumName(one) === role);
          return (
            <Card className="flex flex-col items-start gap-4 p-5">
              <p>
                {invitedByName} invites you to work in the back office of Besesaka, with the role{' '}
                <strong>{value && staffRole.labels[value]}</strong>.
              </p>
              {value && value !== 'reader' && <p className="text-muted">{staffArea.labels[value]}.</p>}
              <p className="text-muted text-sm">You can accept it until {longDate(expiresAt)}.</p>
              <Button busy={busy} onClick={() => press({ input: { invitationId: id } })}>
                Accept
              </Button>
            </Card>
          );
        }}
      </Loaded>
    </div>
  );
}

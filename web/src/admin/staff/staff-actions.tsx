import { inviteStaffInput, staffRoleInput } from '@besesaka/schema/accounts/staff.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const InviteStaffMutation = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    result: inviteStaff(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const WithdrawStaffInvitationMutation = graphql(`
  mutation WithdrawStaffInvitation($input: WithdrawStaffInvitationInput!) {
    result: withdrawStaffInvitation(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const ChangeStaffRoleMutation = graphql(`
  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {
    result: changeStaffRole(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const RemoveStaffMutation = graphql(`
  mutation RemoveStaff($input: RemoveStaffInput!) {
    result: removeStaff(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const refetchQueries = ['AdminStaff'];

export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className="self-start">
        Invite someone
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const { send } = useSend(InviteStaffMutation, {
    by: withPassword,
    refetchQueries,
    done: (_result, { input: { email } }) => {
      toast.success(`The invitation is on its way to ${email}.`);
      onClose();
    },
  });
  const form = useInputForm(inviteStaffInput, { draft: 'staff-invitation' }, ({ email, role }) =>
    send({ input: { email, role: enumName(role) } }),
  );
  return (
    <FormDialog
      of={form}
      title="Invite someone"
      text="They get a mail with a link. They accept it with an account of this address, which they may create then."
      submit="Send invitation"
      onClose={onClose}
    >
      <TextField name="email" label="Email address" type="email" autoComplete="off" />
      <SelectField name="role" label="Role" none="Select one" options={staffRole.labels} />
      {dialog}
    </FormDialog>
  );
}

interface Props {
  id: string;
  name: string;
}

export function WithdrawButton({ id, name }: Props) {
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(WithdrawStaffInvitationMutation, { by: withPassword, refetchQueries });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        onClick={() => press({ input: { invitationId: id } })}
        aria-label={`Withdraw the invitation of ${name}`}
      >
        Withdraw
      </Button>
      {dialog}
    </>
  );
}

export function MemberActions({ id, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { withPassword, dialog } = useFreshPassword();
  const confirm = useConfirm();
  const toast = useToast();
  const { press, busy } = useSend(RemoveStaffMutation, {
    by: withPassword,
    refetchQueries,
    done: () => toast.success(`${name} is no longer an admin.`),
  });
  async function remove() {
    const text = 'They keep their account. What they open in the back office from now on is refused.';
    if (await confirm({ title: `Remove ${name}?`, text, tone: 'danger', confirm: 'Remove' }))
      press({ input: { userId: id } });
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)} aria-label={`Change role of ${name}`}>
        Change role
      </Button>
      <Button
        tone="quiet"
        size="small"
        className="text-clay"
        busy={busy}
        onClick={() => void remove()}
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
      {isOpen && <RoleDialog id={id} name={name} onClose={() => setIsOpen(false)} />}
      {dialog}
    </div>
  );
}

function RoleDialog({ id, name, onClose }: Props & { onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(ChangeStaffRoleMutation, { by: withPassword, refetchQueries, done: onClose });
  const form = useInputForm(staffRoleInput, { draft: `staff-role-${id}` }, ({ role }) =>
    send({ input: { userId: id, role: enumName(role) } }),
  );
  return (
    <FormDialog
      of={form}
      title={`The role of ${name}`}
      text="It holds at once. They get a mail about it."
      submit="Change role"
      onClose={onClose}
    >
      <SelectField name="role" label="Role" none="Select one" options={staffRole.labels} />
      {dialog}
    </FormDialog>
  );
}

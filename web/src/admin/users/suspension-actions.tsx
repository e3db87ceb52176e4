import { suspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { useState } from 'react';
import { useMayWork } from '#accounts/use-staff.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const SuspensionActionsFragment = graphql(`
  fragment SuspensionActions_user on UserRecord {
    id
    staffRole
    suspension {
      reason
    }
  }
`);

const SuspendUserMutation = graphql(`
  mutation SuspendUser($input: SuspendUserInput!) {
    result: suspendUser(input: $input) {
      user {
        id
        ...SuspensionActions_user
        ...UserHead_user
        ...UserDetail_user
      }
      errors {
        ...Failure
      }
    }
  }
`);

const LiftSuspensionMutation = graphql(`
  mutation LiftSuspension($input: LiftSuspensionInput!) {
    result: liftSuspension(input: $input) {
      user {
        id
        ...SuspensionActions_user
        ...UserHead_user
        ...UserDetail_user
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Suspends a user, changes the suspension, or lifts it. Admins cannot be suspended. */
export function SuspensionActions({ user }: { user: FragmentType<typeof SuspensionActionsFragment> }) {
  const { id, staffRole, suspension } = readFragment(SuspensionActionsFragment, user);
  const [isOpen, setIsOpen] = useState(false);
  const { lift, busy } = useLift(id);
  const mayWork = useMayWork();
  if (staffRole || !mayWork('trust')) return null;
  return (
    <div className="-me-3 ms-auto flex flex-wrap">
      {suspension && (
        <Button tone="quiet" size="small" busy={busy} onClick={() => void lift()}>
          Lift the suspension
        </Button>
      )}
      <Button tone="quiet" size="small" className="text-clay" onClick={() => setIsOpen(true)}>
        {suspension ? 'Change it' : 'Suspend'}
      </Button>
      {isOpen && <SuspendDialog id={id} reason={suspension?.reason ?? ''} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function useLift(userId: string) {
  const { press, busy } = useSend(LiftSuspensionMutation);
  const confirm = useConfirm();
  const lift = async () => {
    const question = { title: 'Lift the suspension?', text: 'They can trade again immediately, and we’ll tell them.' };
    if (await confirm({ ...question, confirm: 'Lift it' })) press({ input: { userId } });
  };
  return { lift, busy };
}

function SuspendDialog({ id, reason: before, onClose }: { id: string; reason: string; onClose: () => void }) {
  const { send } = useSend(SuspendUserMutation, { done: onClose });
  const form = useInputForm(suspensionInput, { draft: `suspend-${id}`, start: { reason: before } }, (input) =>
    send({ input: { userId: id, ...input } }),
  );
  return (
    <FormDialog
      of={form}
      title="Suspend this user?"
      text={suspensionTexts.stillAllowedForUser}
      submit="Suspend"
      tone="danger"
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" hint="They read it. At least 10 characters." rows={4} />
      <TextField name="until" label="Last day" hint="Leave it empty to suspend until you lift it." />
    </FormDialog>
  );
}

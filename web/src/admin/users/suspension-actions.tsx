import { useMutation } from '@apollo/client/react';
import { suspensionLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const SuspensionActionsFragment = graphql(`
  fragment SuspensionActions_user on UserRecord {
    id
    isAdmin
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
  const { id, isAdmin, suspension } = readFragment(SuspensionActionsFragment, user);
  const [isOpen, setIsOpen] = useState(false);
  const { lift, busy } = useLift(id);
  if (isAdmin) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {suspension && (
        <Button busy={busy} onClick={() => void lift()}>
          Lift the suspension
        </Button>
      )}
      <Button tone={suspension ? 'secondary' : 'danger'} onClick={() => setIsOpen(true)}>
        {suspension ? 'Change it' : 'Suspend'}
      </Button>
      {isOpen && <SuspendDialog id={id} reason={suspension?.reason ?? ''} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function useLift(userId: string) {
  const [mutate, { loading: busy }] = useMutation(LiftSuspensionMutation);
  const confirm = useConfirm();
  const toast = useToast();
  const lift = async () => {
    const question = { title: 'Lift the suspension?', text: 'They can trade again immediately, and we’ll tell them.' };
    if (!(await confirm({ ...question, confirm: 'Lift it' }))) return;
    const outcome = await outcomeOf(mutate({ variables: { input: { userId } } }));
    if ('failure' in outcome) toast.error(failureText(outcome.failure));
  };
  return { lift, busy };
}

function SuspendDialog({ id, reason: before, onClose }: { id: string; reason: string; onClose: () => void }) {
  const [mutate, { loading: busy }] = useMutation(SuspendUserMutation);
  const [reason, setReason] = useState(before);
  const [until, setUntil] = useState('');
  const [fault, setFault] = useState<string>();
  const toast = useToast();
  const submit = async () => {
    const input = { userId: id, reason, until: until || null };
    const outcome = await outcomeOf(mutate({ variables: { input } }));
    if (!('failure' in outcome)) return onClose();
    const complaint = outcome.failure.fields.find(({ field }) => field === 'until');
    if (complaint) setFault(complaint.message);
    else toast.error(failureText(outcome.failure));
  };
  return (
    <FormDialog
      draft={`suspend-${id}`}
      title="Suspend this user?"
      text={suspensionTexts.stillAllowedForUser}
      submit="Suspend"
      tone="danger"
      busy={busy}
      missing={reason.trim().length < limits.reasonMin ? ['reason'] : []}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Reason" hint="They read it. At least 10 characters.">
        <Textarea
          name="reason"
          rows={4}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Field label="Last day" hint="Leave it empty to suspend until you lift it." error={fault}>
        <Input
          type="date"
          value={until}
          onChange={({ target }) => {
            setUntil(target.value);
            setFault(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}

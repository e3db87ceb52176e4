import { payoutCodeInput, refusePayoutInput } from '@besesaka/schema/payouts/shop-money/inputs.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const ApprovePayoutMutation = graphql(`
  mutation ApprovePayout($input: ApprovePayoutInput!) {
    result: approvePayout(input: $input) {
      payout {
        id
        state
      }
      errors {
        ...Failure
      }
    }
  }
`);

const RefusePayoutMutation = graphql(`
  mutation RefusePayout($input: RefusePayoutInput!) {
    result: refusePayout(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const SubmitPayoutCodeMutation = graphql(`
  mutation SubmitPayoutCode($input: SubmitPayoutCodeInput!) {
    result: submitPayoutCode(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  payout: { id: string; name: string; isWaiting: boolean; needsCode: boolean };
}

const refetchQueries = ['AdminPayouts'];

export function PayoutActions({ payout }: Props) {
  const { id, name, isWaiting, needsCode } = payout;
  const [open, setOpen] = useState<'refuse' | 'code' | null>(null);
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const approve = useSend(ApprovePayoutMutation, {
    by: withPassword,
    needs: ['payout'],
    refetchQueries,
    done: ({ payout: { state } }) =>
      toast.success(state === 'DUE' ? 'Approved. Another admin approves it, too.' : 'Approved. The payout is sent.'),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {isWaiting && (
        <>
          <Button
            size="small"
            busy={approve.busy}
            onClick={() => approve.press({ input: { payoutId: id } })}
            aria-label={`Approve the payout of ${name}`}
          >
            Approve
          </Button>
          <Button
            tone="danger"
            size="small"
            onClick={() => setOpen('refuse')}
            aria-label={`Refuse the payout of ${name}`}
          >
            Refuse
          </Button>
        </>
      )}
      {needsCode && (
        <Button size="small" onClick={() => setOpen('code')}>
          Enter the code
        </Button>
      )}
      {open === 'refuse' && <RefuseDialog id={id} onClose={() => setOpen(null)} />}
      {open === 'code' && <CodeDialog id={id} onClose={() => setOpen(null)} />}
      {dialog}
    </div>
  );
}

interface DialogProps {
  id: string;
  onClose: () => void;
}

function RefuseDialog({ id, onClose }: DialogProps) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(RefusePayoutMutation, { by: withPassword, refetchQueries, done: onClose });
  const form = useInputForm(refusePayoutInput, { draft: `refuse-payout-${id}` }, ({ reason }) =>
    send({ input: { payoutId: id, reason } }),
  );
  return (
    <FormDialog
      of={form}
      title="Refuse this payout?"
      text="The money is available to the shop again, and its wallet is refused. The seller adds another one."
      submit="Refuse"
      tone="danger"
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" hint={`At least ${limits.reason.min} characters`} rows={3} counts />
      {dialog}
    </FormDialog>
  );
}

function CodeDialog({ id, onClose }: DialogProps) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(SubmitPayoutCodeMutation, { by: withPassword, refetchQueries, done: onClose });
  const form = useInputForm(payoutCodeInput, { draft: { none: 'a code is used at once' } }, ({ code }) =>
    send({ input: { payoutId: id, code } }),
  );
  return (
    <FormDialog
      of={form}
      title="Enter the code"
      text="The payment provider sent it to the operator of the account."
      submit="Send code"
      onClose={onClose}
    >
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
      {dialog}
    </FormDialog>
  );
}

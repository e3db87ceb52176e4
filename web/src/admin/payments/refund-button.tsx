import { useMutation } from '@apollo/client/react';
import { cedi, currency } from '@besesaka/schema/kernel/money.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const RefundPaymentMutation = graphql(`
  mutation RefundPayment($input: RefundPaymentInput!) {
    result: refundPayment(input: $input) {
      refund {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

const { min, max } = paymentLimits.refundReason;

interface Props {
  reference: string;
  amount: { amount: string; currency: string };
}

export function RefundButton({ reference, amount }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        Refund
      </Button>
      {isOpen && <RefundDialog reference={reference} amount={amount} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A held payment may be in another currency. */
function sumOf({ amount, currency: its }: Props['amount']): string {
  return its === currency ? cedi(amount) : `${its} ${amount}`;
}

function RefundDialog({ reference, amount, onClose }: Props & { onClose: () => void }) {
  const refetch = { refetchQueries: ['AdminPayment'], awaitRefetchQueries: true };
  const [refund] = useMutation(RefundPaymentMutation, refetch);
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await withPassword(() => outcomeOf(refund({ variables: { input: { reference, reason } } })));
    setBusy(false);
    if ('failure' in outcome) {
      toast.error(failureText(outcome.failure));
      return;
    }
    toast.success('Refund requested.');
    onClose();
  };
  return (
    <FormDialog
      draft={`refund-${reference}`}
      title={`Refund ${sumOf(amount)}?`}
      text="We refund everything that is left to the user who paid. Once the money arrives, what it bought ends. They read your reason."
      submit="Refund"
      tone="danger"
      busy={busy}
      missing={reason.trim().length < min ? ['reason'] : []}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label="Reason" hint={`At least ${min} characters`} aside={<Counter length={reason.length} of={max} />}>
        <Textarea
          name="reason"
          rows={4}
          maxLength={max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {dialog}
    </FormDialog>
  );
}

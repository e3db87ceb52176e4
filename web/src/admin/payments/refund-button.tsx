import { cedi, currency } from '@besesaka/schema/kernel/money.ts';
import { refundInput } from '@besesaka/schema/payments/inputs.ts';
import { paymentLimits } from '@besesaka/schema/payments/limits.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

const { min } = paymentLimits.refundReason;

interface Props {
  reference: string;
  amount: { amount: string; currency: string };
}

export function RefundButton({ reference, amount }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" className="text-clay" onClick={() => setIsOpen(true)}>
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
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const { send } = useSend(RefundPaymentMutation, {
    by: withPassword,
    refetchQueries: ['AdminPayment'],
    done: () => {
      toast.success('Refund requested.');
      onClose();
    },
  });
  const form = useInputForm(refundInput, { draft: `refund-${reference}` }, ({ reason }) =>
    send({ input: { reference, reason } }),
  );
  return (
    <FormDialog
      of={form}
      title={`Refund ${sumOf(amount)}?`}
      text="We refund everything that is left to the user who paid. Once the money arrives, what it bought ends. They read your reason."
      submit="Refund"
      tone="danger"
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" hint={`At least ${min} characters`} rows={4} counts />
      {dialog}
    </FormDialog>
  );
}

import { cedi } from '@besesaka/schema/kernel/money.ts';
import { actOnOrderInput } from '@besesaka/schema/payouts/order-acts/inputs.ts';
import { orderActLimits as limits } from '@besesaka/schema/payouts/order-acts/limits.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { AdminOrderAct } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { actTexts } from './act-texts.ts';

export interface ActDialogProps {
  act: AdminOrderAct;
  orderId: string;
  version: number;
  /** The most that can be refunded. */
  most: string;
  onClose: () => void;
}

const ActOnOrderMutation = graphql(`
  mutation ActOnOrder($input: ActOnOrderInput!) {
    result: actOnOrder(input: $input) {
      acts {
        approval { act }
        ...OrderActs_acts
      }
      errors { ...Failure }
    }
  }
`);

const { amount, days } = actOnOrderInput.shape;
const inputs = {
  CANCEL: actOnOrderInput.pick({ reason: true }),
  RELEASE: actOnOrderInput.pick({ reason: true }),
  REOPEN_RETURN: actOnOrderInput.pick({ reason: true }),
  REFUND: actOnOrderInput.pick({ reason: true }).extend({ amount: amount.unwrap() }),
  EXTEND: actOnOrderInput.pick({ reason: true }).extend({ days: days.unwrap() }),
};

export function ActDialog({ act, orderId, version, most, onClose }: ActDialogProps) {
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const { button, text, done } = actTexts[act];
  const { send } = useSend(ActOnOrderMutation, {
    keyed: true,
    by: withPassword,
    refetchQueries: ['AdminOrder'],
    done: ({ acts }) => {
      toast.success(acts?.approval ? 'Another admin has to do the same.' : done);
      onClose();
    },
  });
  const form = useInputForm(inputs[act], { draft: `act-${act}-${orderId}` }, (values) =>
    send({ input: { orderId, version, act, ...values } }),
  );
  return (
    <FormDialog
      of={form}
      title={`${button}?`}
      text={act === 'REFUND' ? `${text} At most ${cedi(most)}.` : text}
      submit={button}
      tone={act === 'CANCEL' ? 'danger' : undefined}
      onClose={onClose}
    >
      {act === 'REFUND' && <TextField name="amount" label="Amount in cedis" inputMode="decimal" placeholder="20.00" />}
      {act === 'EXTEND' && (
        <TextField name="days" label="Days" inputMode="numeric" hint={`1 to ${limits.extendDaysMax}`} />
      )}
      <TextAreaField name="reason" label="Reason, which both sides read" rows={4} counts />
      {dialog}
    </FormDialog>
  );
}

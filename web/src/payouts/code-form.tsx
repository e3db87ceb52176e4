import { deliveryCodeInput } from '@besesaka/schema/payouts/inputs.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const ConfirmDeliveryMutation = graphql(`
  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {
    result: confirmDelivery(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

/** The code that the buyer gives to the seller at the door. */
export function CodeForm({ orderId }: { orderId: string }) {
  const { send } = useSend(ConfirmDeliveryMutation, { refetchQueries: ['OrderById'] });
  const form = useInputForm(deliveryCodeInput, { draft: { none: 'four digits' } }, (values) =>
    send({ input: { orderId, ...values } }),
  );
  return (
    <InputForm of={form} className="gap-3">
      <TextField
        name="deliveryCode"
        label="The buyer’s delivery code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <SubmitButton>Confirm delivery</SubmitButton>
    </InputForm>
  );
}

import { useMutation } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { walletInput } from '@besesaka/schema/payouts/inputs.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { newId } from '#platform/device/new-id.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { networkOf } from './wallet-words.ts';

const PayOrderMutation = graphql(`
  mutation PayOrder($input: PayOrderInput!) {
    result: payOrder(input: $input) {
      payment {
        reference
      }
      errors {
        ...Failure
      }
    }
  }
`);

const StartOrderPaymentMutation = graphql(`
  mutation StartOrderPayment($input: StartOrderPaymentInput!) {
    result: startOrderPayment(input: $input) {
      payment {
        paymentUrl
        reference
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  orderId: string;
  amount: string;
  /** Filled in; the buyer may pay from another wallet. */
  phone: string;
  /** Called when the phone was asked. The page then shows the prompt. */
  onAsked: () => void;
  onClose: () => void;
}

/** Asks a wallet to pay, or opens the provider's page for cards. */
export function PayForm({ orderId, amount, phone, onAsked, onClose }: Props) {
  const [pay] = useMutation(PayOrderMutation, { fetchPolicy: 'no-cache' });
  const page = useStartPayment({ mutation: StartOrderPaymentMutation, input: { orderId } });
  // A retry after a lost response must not ask the phone twice. A refusal is stored under its key, so it needs a new one.
  const [key, setKey] = useState(newId);
  const { form, element, submit, failure } = useInputForm(
    walletInput,
    { draft: { none: 'a wallet is not stored on the device' } },
    async ({ network, phone: typed }) => {
      const input = { orderId, network: enumName(network), phone: typed, idempotencyKey: key };
      const outcome = await outcomeOf(pay({ variables: { input } }), 'payment');
      if ('done' in outcome) {
        onAsked();
        return null;
      }
      if (outcome.failure.kind === 'refusal') setKey(newId());
      return outcome.failure;
    },
  );
  const { register, formState } = form;
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Number of the wallet" error={formState.errors.phone?.message}>
        <Input type="tel" inputMode="tel" autoComplete="tel" defaultValue={phone} {...register('phone')} />
      </Field>
      <Field label="Network" error={formState.errors.network?.message}>
        <Select defaultValue={networkOf(phone) ?? 'mtn'} {...register('network')}>
          {walletNetwork.values.map((network) => (
            <option key={network} value={network}>
              {walletNetwork.labels[network]}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-muted text-sm">
        You pay {cedi(amount)}, without an extra fee. Telecel Cash: dial *110# first and generate a voucher.
      </p>
      <FormAlert message={failure} />
      <Button type="submit" tone="primary" size="large" wide busy={formState.isSubmitting}>
        Pay {cedi(amount)}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="quiet" busy={page.busy} onClick={() => void page.pay()}>
          Pay by card instead
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

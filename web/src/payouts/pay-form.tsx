import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { walletInput } from '@besesaka/schema/payouts/inputs.ts';
import { graphql } from '#gql/gql.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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
  const page = useStartPayment({ mutation: StartOrderPaymentMutation, input: { orderId } });
  const { send } = useSend(PayOrderMutation, { keyed: true, needs: ['payment'], done: onAsked });
  const form = useInputForm(
    walletInput,
    { draft: { none: 'a wallet is not stored on the device' }, start: { phone, network: networkOf(phone) ?? 'mtn' } },
    ({ network, phone: typed }) => send({ input: { orderId, network: enumName(network), phone: typed } }),
  );
  return (
    <InputForm of={form} className="gap-4">
      <TextField name="phone" label="Number of the wallet" />
      <SelectField name="network" label="Network" options={walletNetwork.labels} />
      <p className="text-muted text-sm">
        You pay {cedi(amount)}, without an extra fee. Telecel Cash: dial *110# first and generate a voucher.
      </p>
      <Button type="submit" tone="primary" size="large" wide busy={form.isSending}>
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
    </InputForm>
  );
}

import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { walletInput } from '@besesaka/schema/payouts/inputs.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Paying } from './use-paying.ts';
import { networkOf } from './wallet-words.ts';

interface Props {
  by: Paying;
  amount: string;
  /** Filled in; the buyer may pay from another wallet. */
  phone: string;
  /** Reads what is paid again. It then shows the prompt, also if the response was lost. */
  onAsked: () => void;
  leave: { label: string; busy?: boolean; onPress: () => void };
}

/** Asks a wallet to pay, or opens the provider's page for cards. */
export function PayForm({ by, amount, phone: known, onAsked, leave }: Props) {
  const phone = localPhone(known);
  const form = useInputForm(
    walletInput,
    { draft: { none: 'a wallet is not stored on the device' }, start: { phone, network: networkOf(phone) ?? 'mtn' } },
    async ({ network, phone: typed }) => {
      const failure = await by.askWallet({ network: enumName(network), phone: typed });
      onAsked();
      return failure;
    },
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
        <Button tone="quiet" busy={by.page.busy} onClick={() => void by.page.pay()}>
          Pay by card instead
        </Button>
        <Button tone="quiet" busy={leave.busy ?? false} onClick={leave.onPress}>
          {leave.label}
        </Button>
      </div>
    </InputForm>
  );
}

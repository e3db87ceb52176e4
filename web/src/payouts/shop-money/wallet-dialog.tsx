import { enumName } from '@besesaka/schema/kernel/names.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { payoutWalletInput } from '@besesaka/schema/payouts/shop-money/inputs.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { PayoutsDocument, ShopMoneyDocument } from './queries.ts';

const SetPayoutWalletMutation = graphql(`
  mutation SetPayoutWallet($input: SetPayoutWalletInput!) {
    result: setPayoutWallet(input: $input) {
      wallet {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A change asks for the password, because it decides where money goes. */
export function WalletDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { viewer } = useViewer();
  const toast = useToast();
  const { send } = useSend(SetPayoutWalletMutation, {
    by: withPassword,
    needs: ['wallet'],
    refetchQueries: [ShopMoneyDocument, PayoutsDocument],
    done: () => {
      toast.success('The wallet is set');
      onClose();
    },
  });
  const form = useInputForm(
    payoutWalletInput,
    {
      draft: { none: 'a wallet is not stored on the device' },
      start: { network: 'mtn', phone: '', accountName: viewer?.fullName },
    },
    ({ network, ...wallet }) => send({ input: { network: enumName(network), ...wallet } }),
  );
  const wait = `Payouts go to it after ${limits.walletWaitHours} hours, and we tell you by email. Until then nothing is paid out, and a payout that was not sent yet is stopped.`;
  return (
    <FormDialog
      of={form}
      title={isFirst ? 'Add a wallet' : 'Change wallet'}
      text={isFirst ? 'A mobile money wallet in your own name.' : `A mobile money wallet in your own name. ${wait}`}
      submit={isFirst ? 'Add wallet' : 'Change wallet'}
      onClose={onClose}
    >
      <SelectField name="network" label="Network" options={walletNetwork.labels} />
      <TextField name="phone" label="Number of the wallet" autoComplete="off" />
      <TextField name="accountName" label="Name on the wallet" hint="As your network has it" autoComplete="name" />
      {dialog}
    </FormDialog>
  );
}

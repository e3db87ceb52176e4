import { enumName } from '@besesaka/schema/kernel/names.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { walletInput } from '@besesaka/schema/payouts/inputs.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { RefundTransferState } from '#gql/graphql.ts';
import { walletText } from '#payouts/wallet-words.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

export const StuckRefundFragment = graphql(`
  fragment StuckRefund_refund on StuckRefund {
    id
    needsDetails
    network
    phone
    canSend
    transferState
    transferFailure
  }
`);

const RetryRefundMutation = graphql(`
  mutation RetryRefund($input: RetryRefundInput!) {
    result: retryRefund(input: $input) {
      refund {
        id
        state
      }
      errors {
        ...Failure
      }
    }
  }
`);

const SendRefundMutation = graphql(`
  mutation SendRefund($input: SendRefundInput!) {
    result: sendRefund(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const refetchQueries = ['AdminPayment'];
const transferWords: Readonly<Record<RefundTransferState, string>> = {
  ASKING: 'It is being sent to the wallet.',
  PENDING: 'It is on its way to the wallet.',
  SUCCEEDED: 'It reached the wallet.',
  FAILED: 'It did not reach the wallet.',
  RETURNED: 'It reached the wallet and came back.',
};

/** The acts of an admin on a refund that does not arrive by itself. */
export function StuckRefund(props: { refund: FragmentType<typeof StuckRefundFragment> }) {
  const { id, needsDetails, network, phone, canSend, ...transfer } = readFragment(StuckRefundFragment, props.refund);
  const [isNaming, setIsNaming] = useState(false);
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const { press, busy } = useSend(SendRefundMutation, {
    by: withPassword,
    refetchQueries,
    done: () => toast.success('The refund is sent to the wallet.'),
  });
  const words = transfer.transferState && transferWords[transfer.transferState];
  return (
    <>
      {words && <p className="break-words">{[words, transfer.transferFailure].filter(Boolean).join(' ')}</p>}
      <div className="flex flex-wrap gap-2">
        {needsDetails && (
          <Button size="small" onClick={() => setIsNaming(true)}>
            Name a wallet
          </Button>
        )}
        {canSend && network && phone && (
          <Button tone="secondary" size="small" busy={busy} onClick={() => press({ input: { refundId: id } })}>
            Send to {walletText({ network, phone })}
          </Button>
        )}
      </div>
      {isNaming && <WalletDialog id={id} onClose={() => setIsNaming(false)} />}
      {dialog}
    </>
  );
}

function WalletDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(RetryRefundMutation, { keyed: true, by: withPassword, refetchQueries, done: onClose });
  const form = useInputForm(
    walletInput,
    { draft: { none: 'a wallet is not stored on the device' }, start: { phone: '', network: 'mtn' } },
    ({ network, phone }) => send({ input: { refundId: id, network: enumName(network), phone } }),
  );
  return (
    <FormDialog
      of={form}
      title="Name a wallet of the payer"
      text="Ask the payer first. Paystack sends the refund to this wallet."
      submit="Refund to this wallet"
      onClose={onClose}
    >
      <TextField name="phone" label="Number of the wallet" />
      <SelectField name="network" label="Network" options={walletNetwork.labels} />
      {dialog}
    </FormDialog>
  );
}

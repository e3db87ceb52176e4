import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const KeepPaymentMutation = graphql(`
  mutation KeepPayment($input: KeepPaymentInput!) {
    result: keepPayment(input: $input) {
      payment {
        reference
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Ends the review of a partly refunded payment: the purchase stays active. */
export function KeepButton({ reference }: { reference: string }) {
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(KeepPaymentMutation, {
    by: withPassword,
    refetchQueries: ['AdminPayment'],
  });
  return (
    <>
      <Button tone="quiet" busy={busy} onClick={() => press({ input: { reference } })}>
        Keep it active
      </Button>
      {dialog}
    </>
  );
}

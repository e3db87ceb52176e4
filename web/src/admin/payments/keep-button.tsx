import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

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
  const refetch = { refetchQueries: ['AdminPayment'], awaitRefetchQueries: true };
  const [keep, { loading }] = useMutation(KeepPaymentMutation, refetch);
  const toast = useToast();
  const send = async () => {
    const outcome = await outcomeOf(keep({ variables: { input: { reference } } }));
    if ('failure' in outcome) toast.error(failureText(outcome.failure));
  };
  return (
    <Button tone="secondary" busy={loading} onClick={() => void send()}>
      Keep it active
    </Button>
  );
}

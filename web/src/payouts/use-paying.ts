import { graphql } from '#gql/gql.ts';
import type { WalletNetwork } from '#gql/graphql.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import type { Failure } from '#platform/network/failure.ts';
import { useSend } from '#ui/forms/use-send.ts';

interface Wallet {
  network: WalletNetwork;
  phone: string;
}

/** How something is paid: by a prompt on a wallet, or on the provider's page for cards. */
export interface Paying {
  askWallet: (wallet: Wallet) => Promise<Failure | null>;
  page: ReturnType<typeof useStartPayment>;
}

const PayOrderMutation = graphql(`
  mutation PayOrder($input: PayOrderInput!) {
    result: payOrder(input: $input) {
      payment { reference }
      errors { ...Failure }
    }
  }
`);

const StartOrderPaymentMutation = graphql(`
  mutation StartOrderPayment($input: StartOrderPaymentInput!) {
    result: startOrderPayment(input: $input) {
      payment { paymentUrl reference }
      errors { ...Failure }
    }
  }
`);

export function usePayOrder(orderId: string): Paying {
  const page = useStartPayment({ mutation: StartOrderPaymentMutation, input: { orderId } });
  const { send } = useSend(PayOrderMutation, { keyed: true, needs: ['payment'] });
  return { page, askWallet: (wallet) => send({ input: { orderId, ...wallet } }) };
}

const PayCheckoutMutation = graphql(`
  mutation PayCheckout($input: PayCheckoutInput!) {
    result: payCheckout(input: $input) {
      payment { reference }
      errors { ...Failure }
    }
  }
`);

const StartCheckoutPaymentMutation = graphql(`
  mutation StartCheckoutPayment($input: StartCheckoutPaymentInput!) {
    result: startCheckoutPayment(input: $input) {
      payment { paymentUrl reference }
      errors { ...Failure }
    }
  }
`);

export function usePayCheckout(checkoutId: string): Paying {
  const page = useStartPayment({ mutation: StartCheckoutPaymentMutation, input: { checkoutId } });
  const { send } = useSend(PayCheckoutMutation, { keyed: true, needs: ['payment'] });
  return { page, askWallet: (wallet) => send({ input: { checkoutId, ...wallet } }) };
}

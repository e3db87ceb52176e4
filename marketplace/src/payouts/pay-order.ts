import type { Payment } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import type { WalletInput } from '@besesaka/schema/payouts/inputs.ts';
import { readPayment } from '#payments/read-payment.ts';
import { AlreadyStarted, beginPayment } from '#payments/start-payment.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: WalletInput & { order_id: string; key: string | undefined };
}

/** Asks the buyer's wallet to pay for the order, once for each key. While a prompt is open there is no second one. */
export async function payOrder({ ctx, input }: Args): Promise<Payment> {
  const { order_id, network, phone, key } = input;
  const terms = { payment_type: 'order', order_id, wallet: { network, phone } };
  const begun = await beginPayment(ctx, { terms, key, path: `/api/orders/${order_id}/pay` }).catch((error: unknown) => {
    throw error instanceof AlreadyStarted ? new Refused(paymentTexts.promptOpen) : error;
  });
  if ('refused' in begun) throw new Refused(paymentTexts.initializeFailed);
  return readPayment({ ctx, input: begun });
}

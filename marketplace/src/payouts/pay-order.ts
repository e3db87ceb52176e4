import type { Payment } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import type { WalletInput } from '@besesaka/schema/payouts/inputs.ts';
import { readPayment } from '#payments/read-payment.ts';
import type { PaymentSubject } from '#payments/seller.ts';
import { AlreadyStarted, openPaymentOnce } from '#payments/start-payment.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

type Wallet = WalletInput & { key: string | undefined };

interface Args<Subject> {
  ctx: Ctx;
  input: Wallet & Subject;
}

export function payOrder({ ctx, input: { order_id, ...wallet } }: Args<{ order_id: string }>): Promise<Payment> {
  return payByWallet(ctx, { payment_type: 'order', order_id }, wallet);
}

export function payCheckout({
  ctx,
  input: { checkout_id, ...wallet },
}: Args<{ checkout_id: string }>): Promise<Payment> {
  return payByWallet(ctx, { payment_type: 'checkout', checkout_id }, wallet);
}

/** Asks the buyer's wallet to pay, once for each key. While a prompt is open there is no second one. */
async function payByWallet(ctx: Ctx, subject: PaymentSubject, { key, network, phone }: Wallet): Promise<Payment> {
  const terms = { ...subject, wallet: { network, phone } };
  const path = `/api/payments/wallet/${subject.order_id ?? subject.checkout_id}`;
  const started = await openPaymentOnce(ctx, { terms, key, path }).catch((error: unknown) => {
    throw error instanceof AlreadyStarted ? new Refused(paymentTexts.promptOpen) : error;
  });
  if ('refused' in started) throw new Refused(paymentTexts.initializeFailed);
  return readPayment({ ctx, input: started });
}

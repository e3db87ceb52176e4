import { addToCart } from '#orders/cart/add-to-cart.ts';
import { placeCart, placeProduct } from '#orders/checkout/place-orders.ts';
import { ordersModule } from '#orders/module.ts';
import { changeOrder } from '#orders/placed/change-order.ts';
import { answerDispute } from '#payments/disputes/answer-dispute.ts';
import { handleWebhook } from '#payments/handle-webhook.ts';
import { paymentsModule } from '#payments/module.ts';
import { cancelPayment, submitPaymentCode } from '#payments/prompts.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { compareBooksJob } from '#payouts/books/compare-books.ts';
import { decideCase } from '#payouts/cases/decide-case.ts';
import { answerCase, openOwnCase, withdrawCase } from '#payouts/cases/open-case.ts';
import { cancelCheckout } from '#payouts/checkout/cancel-checkout.ts';
import { askOrderRefund } from '#payouts/held/ask-order-refund.ts';
import { confirmDelivery } from '#payouts/held/confirm-delivery.ts';
import { refundOrder } from '#payouts/held/refund-order.ts';
import { payoutsModule } from '#payouts/module.ts';
import { actOnOrder } from '#payouts/order-acts/act-on-order.ts';
import { payCheckout, payOrder } from '#payouts/pay-order.ts';
import { requestPayout } from '#payouts/shop-money/create-payout.ts';
import { approvePayout, refusePayout, submitPayoutCode } from '#payouts/shop-money/decide-payout.ts';
import { sendPayout } from '#payouts/shop-money/send-payouts.ts';
import { setPayoutWallet } from '#payouts/shop-money/set-wallet.ts';
import { retryRefund } from '#payouts/stuck-refunds/retry-refund.ts';
import { sendRefund } from '#payouts/stuck-refunds/send-refund.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { resumeExternalCalls, resumeExternalCallsJob } from '#platform/idempotency/resume-external-calls.ts';

type Verb = (args: { ctx: Ctx; input: never }) => Promise<unknown>;

const within =
  (verb: (args: { tx: Tx; input: never }) => Promise<unknown>): Verb =>
  ({ ctx, input }) =>
    inTransaction(ctx, (tx) => verb({ tx, input }));

const modules = [ordersModule(), paymentsModule(), payoutsModule()];
const works = modules.flatMap(({ externalCalls = [] }) => externalCalls);
const resume = { job: resumeExternalCallsJob, run: ({ ctx }: { ctx: Ctx }) => resumeExternalCalls({ ctx, works }) };
/** As the modules declare them, except the comparison of the books, which follows at the end. */
const timers = new Map(
  [...modules.flatMap((one) => one.timers ?? []), resume]
    .filter(({ job }) => job !== compareBooksJob)
    .map(({ job, run }) => [job.name, run]),
);
export const timerNames = [...timers.keys()];

async function runTimer({ ctx, input }: { ctx: Ctx; input: { name: string } }): Promise<void> {
  const result = await timers.get(input.name)?.({ ctx });
  if (typeof result !== 'object' || result === null || !('failed' in result)) return;
  if (result.failed !== 0) throw new Error(`${result.failed} rows of ${input.name} failed`);
}

/** All that users, admins, the provider and the timers do with money, by name, so that another process can do it, too. */
const verbs = {
  runTimer,
  addToCart,
  placeCart: within(placeCart),
  placeProduct: within(placeProduct),
  payCheckout,
  payOrder,
  checkPayment: ({ ctx, input }: { ctx: Ctx; input: { reference: string } }) => checkPayment(ctx, input.reference),
  cancelPayment,
  submitPaymentCode,
  cancelCheckout,
  changeOrder: within(changeOrder),
  confirmDelivery,
  refundOrder: within(refundOrder),
  openCase: within(openOwnCase),
  answerCase: within(answerCase),
  withdrawCase: within(withdrawCase),
  decideCase: within(decideCase),
  actOnOrder: within(actOnOrder),
  askOrderRefund: ({ ctx, input }: { ctx: Ctx; input: { id: string } }) => askOrderRefund(ctx, input.id),
  refundPayment,
  retryRefund,
  sendRefund,
  answerDispute,
  setPayoutWallet,
  requestPayout,
  sendPayout,
  approvePayout,
  refusePayout,
  submitPayoutCode,
  handleWebhook,
} as const satisfies Record<string, Verb>;

export interface Act {
  verb: keyof typeof verbs;
  /** The user who does it; null for the system and the provider. */
  as: string | null;
  input: object;
}

export function perform(ctx: Ctx, { verb, input }: Act): Promise<unknown> {
  return verbs[verb]({ ctx, input: input as never });
}

import { addToCart } from '#orders/cart/add-to-cart.ts';
import { placeCart, placeProduct } from '#orders/checkout/place-orders.ts';
import { changeOrder } from '#orders/placed/change-order.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { answerDispute } from '#payments/disputes/answer-dispute.ts';
import { sendDueEvidence } from '#payments/disputes/send-evidence.ts';
import { alarmDisputes } from '#payments/disputes/settle-dispute.ts';
import { findLostPayments, findLostRefunds } from '#payments/find-lost.ts';
import { handleWebhook } from '#payments/handle-webhook.ts';
import { cancelPayment, submitPaymentCode } from '#payments/prompts.ts';
import { askRefund, refundPayment } from '#payments/refunds/refund-payment.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { openPayment } from '#payments/start-payment.ts';
import { decideCase } from '#payouts/cases/decide-case.ts';
import { answerCase, openOwnCase, withdrawCase } from '#payouts/cases/open-case.ts';
import { cancelCheckout } from '#payouts/checkout/cancel-checkout.ts';
import { askOrderRefund } from '#payouts/held/ask-order-refund.ts';
import { confirmDelivery } from '#payouts/held/confirm-delivery.ts';
import { moveDueMoney } from '#payouts/held/move-due-money.ts';
import { refundOrder } from '#payouts/held/refund-order.ts';
import { actOnOrder } from '#payouts/order-acts/act-on-order.ts';
import { payCheckout, payOrder } from '#payouts/pay-order.ts';
import { requestPayout, runPayouts } from '#payouts/shop-money/create-payout.ts';
import { approvePayout, refusePayout, submitPayoutCode } from '#payouts/shop-money/decide-payout.ts';
import { sendPayout, sendPayouts } from '#payouts/shop-money/send-payouts.ts';
import { setPayoutWallet } from '#payouts/shop-money/set-wallet.ts';
import { retryAtProvider, retryRefund } from '#payouts/stuck-refunds/retry-refund.ts';
import { sendRefund, sendRefunds } from '#payouts/stuck-refunds/send-refund.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';

type Verb = (args: { ctx: Ctx; input: never }) => Promise<unknown>;

const within =
  (verb: (args: { tx: Tx; input: never }) => Promise<unknown>): Verb =>
  ({ ctx, input }) =>
    inTransaction(ctx, (tx) => verb({ tx, input }));

const works = [openPayment, askRefund, retryAtProvider] as unknown as ExternalCall[];

async function completely(timer: Promise<{ failed: number }>): Promise<void> {
  const { failed } = await timer;
  if (failed > 0) throw new Error(`${failed} rows of a timer failed`);
}

export const timers = {
  moveDueOrders: ({ ctx }) => completely(moveDueOrders({ ctx })),
  moveDueMoney: ({ ctx }) => completely(moveDueMoney({ ctx })),
  resume: ({ ctx }) => resumeExternalCalls({ ctx, works }),
  findLostPayments,
  findLostRefunds,
  sendDueEvidence,
  alarmDisputes,
  runPayouts,
  sendPayouts,
  sendRefunds,
} as const satisfies Record<string, Verb>;

/** All that users, admins, the provider and the timers do with money, by name, so that another process can do it, too. */
const verbs = {
  ...timers,
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

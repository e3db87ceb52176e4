import type { PaymentState } from '@besesaka/schema/payments/limits.ts';
import type { PaymentVerification } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Unavailable } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { toPayment } from './emit-payment-changed.ts';
import { findOwnPayment } from './read-payment.ts';
import { isEnded } from './rules.ts';
import { checkPayment } from './settle-payment.ts';
import type { PaymentRow } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { reference: string };
}

/** Called by the page that the user returns to. */
export async function verifyPayment({ ctx, input: { reference } }: Args): Promise<PaymentVerification> {
  const known = await findOwnPayment(ctx, reference);
  if (isEnded(known.state)) return toVerification(ctx, known, false);
  await countAct(ctx, {
    name: 'payment-checks',
    times: ctx.config.limits.paymentChecksPer10Minutes,
    seconds: 10 * 60,
  });
  const { row, isNew } = await refreshPayment(ctx, known);
  return toVerification(ctx, row, isNew);
}

/** The payments that were checked a moment ago. */
const justAsked = new Set<string>();

/** The provider limits our total rate. Between checks, the answer comes from the row. */
async function refreshPayment(ctx: Ctx, row: PaymentRow): Promise<{ row: PaymentRow; isNew: boolean }> {
  const { id } = row;
  if (justAsked.has(id)) return { row, isNew: false };
  justAsked.add(id);
  setTimeout(() => justAsked.delete(id), ctx.config.limits.paymentAskPauseMs).unref();
  if (await isTooSoon(ctx, row)) return { row, isNew: false };
  const checked = await checkPayment(ctx, id).catch((error: unknown) => {
    ctx.log.warn({ payment: id, err: error }, 'could not read the payment at the provider');
    throw new Unavailable(texts.verifyFailed);
  });
  return checked ?? { row, isNew: false };
}

/** A payment that is not paid within a day is rarely paid later, so it is checked less often. */
async function isTooSoon({ limiter, now }: Ctx, { id, state, createdAt }: PaymentRow): Promise<boolean> {
  if (state !== 'abandoned' || now.getTime() - createdAt.getTime() <= dayMs) return false;
  return (await limiter.take({ name: 'payment-late-checks', times: 1, seconds: 60 * 60 }, id)) !== null;
}

const statusTexts: Readonly<
  Record<Exclude<PaymentState, 'succeeded'>, readonly [PaymentVerification['status'], string]>
> = {
  opening: ['pending', texts.waiting],
  open: ['pending', texts.waiting],
  processing: ['pending', texts.waiting],
  failed: ['failed', texts.declined],
  abandoned: ['abandoned', texts.abandoned],
  held: ['held', texts.held],
  refunded: ['refunded', texts.refunded],
};

async function toVerification(ctx: Ctx, row: PaymentRow, isNew: boolean): Promise<PaymentVerification> {
  const payment = await toPayment(ctx, row);
  if (row.state === 'succeeded') {
    const bought = await ctx.ports.sellers[row.purpose].describe(ctx, row.subjectId);
    return {
      success: true,
      status: isNew ? 'success' : 'already_verified',
      message: bought?.message ?? texts.verified,
      error: null,
      payment,
      featured_product_id: bought?.featuredProductId ?? null,
      order_id: bought?.orderId ?? null,
    };
  }
  const [status, message] = statusTexts[row.state];
  return { success: false, status, message, error: message, payment, featured_product_id: null, order_id: null };
}

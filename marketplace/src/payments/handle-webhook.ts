import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { receiveDispute } from '#payments/disputes/settle-dispute.ts';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import { InvalidInput, Unauthenticated, Unavailable } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx } from '#platform/context.ts';
import { transaction } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** A transfer to a wallet moved on. */
    receiveTransfer: (ctx: OutsideCtx, data: unknown) => Promise<void>;
  }
}

const message = z.object({ event: z.string(), data: z.unknown().optional() });

interface Args {
  ctx: Ctx;
  input: { raw: string; signature: string | undefined };
}

/**
 * Handles a webhook, whose signature covers the raw bytes. The provider repeats a webhook until it gets a 200, so known
 * and unknown events also get one.
 */
export async function handleWebhook({ ctx, input: { raw, signature } }: Args): Promise<void> {
  const { secretKey } = ctx.config.paystack;
  const isTheirs = secretKey && sameSecret(signature, createHmac('sha512', secretKey).update(raw).digest('hex'));
  if (!isTheirs) throw new Unauthenticated();
  const { event, data } = readMessage(raw);
  if (event.startsWith('refund.')) return handleRefund(ctx, data);
  if (event.startsWith('charge.dispute.')) return receiveDispute(ctx, data);
  if (event.startsWith('transfer.')) return ctx.ports.receiveTransfer(ctx, data);
  if (event !== 'charge.success') return void ctx.log.info({ event }, 'ignored a webhook of another event');
  const found = transaction.safeParse(data);
  if (!found.success) throw new InvalidInput({ data: ['It is no transaction'] });
  const { reference } = found.data;
  const settled = isUuid(reference) ? await settlePayment(ctx, reference, found.data) : null;
  if (!settled) ctx.log.error({ reference }, 'webhook for an unknown payment');
}

const refundEvent = z.object({ transaction_reference: z.string() });

/** The webhook does not say which refund of the payment it is about, so we ask the provider. */
async function handleRefund(ctx: Ctx, data: unknown): Promise<void> {
  const event = refundEvent.safeParse(data);
  if (!event.success) throw new InvalidInput({ data: ['It is no refund'] });
  const { transaction_reference: reference } = event.data;
  if (!isUuid(reference)) return void ctx.log.error({ reference }, 'webhook for a refund of an unknown payment');
  await checkRefund(ctx, reference).catch((error: unknown) => {
    ctx.log.warn({ payment: reference, err: error }, 'could not read the refund at the provider');
    throw new Unavailable();
  });
}

function readMessage(raw: string): z.infer<typeof message> {
  try {
    return message.parse(JSON.parse(raw));
  } catch {
    throw new InvalidInput({ event: ['It is no message'] });
  }
}

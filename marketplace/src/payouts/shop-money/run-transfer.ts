import type { Ctx } from '#platform/context.ts';
import { type Refusal, readTransfer, type Sending, sendTransfer, type Transfer } from './provider-transfers.ts';

interface Claimed extends Sending {
  /** The provider may have heard of it before. */
  isRepeated: boolean;
  /** The provider accepted it. */
  isSent: boolean;
  settle: (found: Transfer) => Promise<unknown>;
  refused: (refusal: Refusal) => Promise<unknown>;
}

/** Sends a transfer that this process has claimed, or asks what became of an earlier attempt, which has the same reference. */
export async function runTransfer(
  ctx: Ctx,
  { isRepeated, isSent, settle, refused, ...sending }: Claimed,
): Promise<void> {
  const { reference } = sending;
  try {
    const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
    const earlier = isRepeated ? await readTransfer(call, reference) : null;
    if (earlier) await settle(earlier);
    else if (isSent) ctx.log.error({ transfer: reference }, 'the provider does not know a transfer any more');
    else {
      const answer = await sendTransfer(call, sending);
      await ('refusal' in answer ? refused(answer) : settle(answer.found));
    }
  } catch (error) {
    ctx.log.warn(
      { transfer: reference, err: error },
      'the outcome of a transfer is unknown; the provider is asked again later',
    );
  }
}

import { settleRefundTransfer } from '#payouts/stuck-refunds/settle-refund-transfer.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { transfer } from './provider-transfers.ts';
import { settlePayout } from './settle-payout.ts';

/** Applies a webhook about a transfer, whose signature was checked. */
export async function receiveTransfer(ctx: Ctx, data: unknown): Promise<void> {
  const parsed = transfer.safeParse(data);
  if (!parsed.success) throw new InvalidInput({ data: ['It is no transfer'] });
  const { reference } = parsed.data;
  if (isUuid(reference) && (await settlePayout(ctx, parsed.data))) return;
  if (isUuid(reference) && (await settleRefundTransfer(ctx, parsed.data))) return;
  ctx.log.error({ reference }, 'webhook for an unknown transfer');
}

import { settleRefundTransfer } from '#payouts/stuck-refunds/settle-refund-transfer.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { transfer } from './provider-transfers.ts';
import { settlePayout } from './settle-payout.ts';

/** Applies a webhook about a transfer, whose signature was checked. */
export async function receiveTransfer(ctx: Ctx, data: unknown): Promise<void> {
  const found = transfer.safeParse(data);
  if (!found.success) throw new InvalidInput({ data: ['It is no transfer'] });
  const { reference } = found.data;
  if (isUuid(reference) && (await settlePayout(ctx, found.data))) return;
  if (isUuid(reference) && (await settleRefundTransfer(ctx, found.data))) return;
  ctx.log.error({ reference }, 'webhook for an unknown transfer');
}

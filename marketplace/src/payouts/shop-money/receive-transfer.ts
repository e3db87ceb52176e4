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
  const settled = isUuid(reference) ? await settlePayout(ctx, found.data) : null;
  if (!settled) ctx.log.error({ reference }, 'webhook for a transfer of an unknown payout');
}

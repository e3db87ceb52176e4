import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { SettleAttemptInput } from '@besesaka/schema/orders/inputs.ts';
import { type OrderAttempt, ordersCreated } from '@besesaka/schema/orders/resources.ts';
import { settleRule } from '#orders/limit-rules.ts';
import { readOrder } from '#orders/placed/read-order.ts';
import { AppError } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { withdrawKey } from '#platform/idempotency/withdraw-key.ts';

/** Returns the orders of a request whose response was lost. If there are none, it also prevents them from being placed later. */
export async function settleAttempt({ ctx, input }: { ctx: Ctx; input: SettleAttemptInput }): Promise<OrderAttempt> {
  await countAct(ctx, settleRule);
  const answer = await withdrawKey({ ctx, input: { key: input.idempotency_key } });
  if (answer === null) return { success: true, orders: [] };
  const placed = ordersCreated.safeParse(answer);
  if (!placed.success) throw new AppError('KEY_REUSED', texts.keyReused);
  const codes = placed.data.orders.map(({ order_id }) => order_id);
  return { success: true, orders: await Promise.all(codes.map((order_id) => readOrder({ ctx, input: { order_id } }))) };
}

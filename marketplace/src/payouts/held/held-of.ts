import type { OrderRow } from '#orders/tables.ts';
import { isDisputed } from '#payments/disputes/open-disputes.ts';
import { findOpenCase } from '#payouts/cases/end-case.ts';
import type { OrderMoneyRow } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type Held, timesOf } from './deadlines.ts';

/** Reads what the deadlines of an order's money depend on. */
export async function heldOf(ctx: Ctx, order: OrderRow, money: OrderMoneyRow): Promise<Held> {
  const openCase = await findOpenCase(ctx, order.id);
  return {
    money,
    state: order.state,
    promisedDays: order.delivery?.max_days ?? null,
    openCase,
    isDisputed: await isDisputed(ctx, money.paymentId),
    time: timesOf(ctx, money, openCase),
  };
}

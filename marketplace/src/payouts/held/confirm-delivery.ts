import { payoutLimits as limits } from '@besesaka/schema/payouts/limits.ts';
import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { moveOrder } from '#orders/placed/move-order.ts';
import { findOwnMoney } from '#payouts/find-own-money.ts';
import { readOrderMoney } from '#payouts/order-money-view.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { orderMoney } from '#payouts/tables.ts';
import { InvalidInput, Refused } from '#platform/base/errors.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

interface Args {
  ctx: Ctx;
  input: { order_id: string; delivery_code: string };
}

/** The seller enters the code that the buyer gave to the rider. A wrong one counts, so it is not undone with the refusal. */
export async function confirmDelivery({ ctx, input }: Args): Promise<OrderMoney> {
  const isRight = await inTransaction(ctx, (tx) => tryCode(tx, input));
  if (!isRight) throw new InvalidInput({ delivery_code: [texts.codeWrong] }, texts.codeWrong);
  return readOrderMoney(ctx, input.order_id);
}

async function tryCode(tx: Tx, input: Args['input']): Promise<boolean> {
  const { order, money } = await findOwnMoney(tx, input.order_id, 'seller');
  const { deliveryCode } = money;
  if (deliveryCode === null || order.state !== 'dispatched') throw new Refused(texts.noCodeNow);
  if (money.codeTries >= limits.codeTries) throw new Refused(texts.codeTooOften);
  if (!sameSecret(input.delivery_code, deliveryCode)) {
    await tx.db
      .update(orderMoney)
      .set({ codeTries: sql`${orderMoney.codeTries} + 1`, version: money.version + 1 })
      .where(eq(orderMoney.orderId, order.id));
    return false;
  }
  await settleOrderMoney(tx, order, { kind: 'delivered', by: 'code' });
  await moveOrder(tx, order, { action: 'deliver', actor: 'seller', reason: null, to: 'delivered' });
  return true;
}

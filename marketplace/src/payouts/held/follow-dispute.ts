import { findOpenCase } from '#payouts/cases/end-case.ts';
import { findMoney, settleOrderMoney } from '#payouts/settle-order-money.ts';
import { lockOrder } from '#payouts/take-back.ts';
import type { Tx } from '#platform/context.ts';

/** While a bank decides about a payment, the money that is held for its orders stays. */
export async function followDispute(tx: Tx, orderId: string, isOpen: boolean): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const money = await findMoney(tx, orderId);
  if (!money) return;
  if (isOpen) await settleOrderMoney(tx, order, { kind: 'frozen', by: 'dispute' });
  // A case that was opened meanwhile holds the money on.
  else if (money.frozenBy === 'dispute' && !(await findOpenCase(tx, orderId)))
    await settleOrderMoney(tx, order, { kind: 'unfrozen' });
  // The dispute decides which deadlines apply.
  await settleOrderMoney(tx, order, { kind: 'checked' });
}

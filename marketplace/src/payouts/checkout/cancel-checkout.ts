import type { Checkout } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { moveOrder } from '#orders/placed/move-order.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockCheckout } from './checkout-seller.ts';
import { readCheckout } from './checkout-view.ts';

/** The buyer does not pay after all: the stock returns at once. A payment that still arrives is refunded. */
export function cancelCheckout({ ctx, input }: { ctx: Ctx; input: { checkout_id: string } }): Promise<Checkout> {
  return inTransaction(ctx, async (tx) => {
    const { userId } = requireViewer(tx);
    const all = await lockCheckout(tx, input.checkout_id);
    if (all[0]?.buyerId !== userId) throw new NotFound(texts.checkoutMissing);
    if (all.some(({ sellerSees }) => sellerSees)) throw new Refused(texts.paidAlready);
    for (const order of all.filter(({ state }) => state === 'awaiting_payment'))
      await moveOrder(tx, order, { action: 'expire', actor: 'system', reason: null, to: 'expired' });
    return readCheckout({ ctx: tx, input });
  });
}

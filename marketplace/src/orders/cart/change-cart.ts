import { cartChanged } from '@besesaka/schema/orders/events.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { sql } from 'drizzle-orm';
import { cartRule } from '#orders/limit-rules.ts';
import { carts } from '#orders/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { answerOnce } from '#platform/idempotency/answer-once.ts';
import { readCart } from './read-cart.ts';

/** Locks the viewer's cart, so that changes are serialized, and increments its version. */
export async function lockCart(tx: Tx): Promise<{ userId: string; version: number }> {
  const { userId } = requireViewer(tx);
  const [cart] = await tx.db
    .insert(carts)
    .values({ userId, version: 1, updatedAt: tx.now })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + 1`, updatedAt: tx.now } })
    .returning({ version: carts.version });
  return { userId, version: cart?.version ?? 1 };
}

type Attempt = Parameters<typeof answerOnce>[1];

/**
 * Changes the cart under its lock, emits it to the user's other tabs, and returns the whole new cart. A repeated request
 * changes nothing and returns the current cart, so no cart is stored with the key.
 */
export async function changeCart(
  ctx: Ctx,
  work: (tx: Tx, userId: string) => Promise<void>,
  attempt: Attempt = { key: undefined, request: { method: '', path: '', body: {} } },
): Promise<Cart> {
  await countAct(ctx, cartRule, texts.cartTooFast);
  const changed: { cart?: Cart } = {};
  await answerOnce(ctx, attempt, async (tx) => {
    const { userId } = await lockCart(tx);
    await work(tx, userId);
    const cart = await readCart({ ctx: tx });
    tx.emit(userId, cartChanged, { item_count: cart.item_count, version: cart.version });
    changed.cart = cart;
    return {};
  });
  return changed.cart ?? readCart({ ctx });
}

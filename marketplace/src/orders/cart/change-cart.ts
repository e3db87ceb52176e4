import { cartChanged } from '@besesaka/schema/orders/events.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { sql } from 'drizzle-orm';
import { cartRule } from '#orders/limit-rules.ts';
import { carts } from '#orders/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readCart } from './read-cart.ts';

/** Puts all changes of a person's cart in line, and gives this one its number. */
export async function lockCart(ctx: Ctx): Promise<{ userId: string; version: number }> {
  const { userId } = requireViewer(ctx);
  const [cart] = await ctx.db
    .insert(carts)
    .values({ userId, version: 1, updatedAt: ctx.now })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + 1`, updatedAt: ctx.now } })
    .returning({ version: carts.version });
  return { userId, version: cart?.version ?? 1 };
}

/** One change of the cart under its lock; the person's other tabs hear of it, and the whole new cart is the answer. */
export async function changeCart(ctx: Ctx, work: (ctx: Ctx, userId: string) => Promise<void>): Promise<Cart> {
  await countAct(ctx, cartRule, texts.cartTooFast);
  return inTransaction(ctx, async (ctx) => {
    const { userId } = await lockCart(ctx);
    await work(ctx, userId);
    const cart = await readCart({ ctx });
    ctx.events.append(userId, cartChanged, { item_count: cart.item_count, version: cart.version });
    return cart;
  });
}

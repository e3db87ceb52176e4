import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { cartItems } from '#orders/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** Reports an empty cart before any invalid fields, so that users do not correct a form in vain. */
export async function refuseEmptyCart({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireViewer(ctx);
  if ((await ctx.db.$count(cartItems, eq(cartItems.userId, userId))) === 0) throw new Refused(texts.cartEmpty);
}

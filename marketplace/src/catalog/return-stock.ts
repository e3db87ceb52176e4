import type { Ctx } from '#platform/context.ts';
import { lockProducts } from './lock-products.ts';
import { moveStock, type StockLine } from './move-stock.ts';

/** Puts pieces back on the shelf. */
export async function returnStock({ ctx, input }: { ctx: Ctx; input: { lines: StockLine[] } }): Promise<void> {
  await lockProducts({ ctx, input: { ids: input.lines.map(({ productId }) => productId) } });
  await moveStock(ctx, input.lines, 1);
}

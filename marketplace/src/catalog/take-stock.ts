import type { Ctx } from '#platform/context.ts';
import { moveStock, type StockLine } from './move-stock.ts';

/** Takes pieces of locked products off the shelf. Answers the products of which there were not enough: then undo all. */
export async function takeStock({ ctx, input }: { ctx: Ctx; input: { lines: StockLine[] } }): Promise<string[]> {
  const moved = await moveStock(ctx, input.lines, -1);
  return input.lines.map(({ productId }) => productId).filter((id) => !moved.has(id));
}

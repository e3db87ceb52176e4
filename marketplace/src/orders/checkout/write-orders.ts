import { randomInt } from 'node:crypto';
import type { OrderDetails } from '#orders/placed/order-details.ts';
import { type OrderRow, orderItems, orderSteps, orders } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';

interface Args {
  tx: Tx;
  input: { wholes: OrderDetails[] };
  newCode?: () => string;
}

/** Writes new orders. If a code is taken, which is very unlikely, it tries another one. */
export async function writeOrders({ tx, input, newCode = newOrderCode }: Args): Promise<OrderDetails[]> {
  const codes = new Map<string, string>();
  let waiting: OrderRow[] = input.wholes.map(({ order }) => order);
  while (waiting.length > 0) {
    const rows = waiting.map((order) => ({ ...order, code: newCode() }));
    const written = await tx.db
      .insert(orders)
      .values(rows)
      .onConflictDoNothing({ target: orders.code })
      .returning({ id: orders.id, code: orders.code });
    for (const { id, code } of written) codes.set(id, code);
    waiting = waiting.filter(({ id }) => !codes.has(id));
  }
  await tx.db.insert(orderItems).values(input.wholes.flatMap(({ items }) => items));
  await tx.db.insert(orderSteps).values(input.wholes.flatMap(({ steps }) => steps));
  return input.wholes.map((whole) => ({
    ...whole,
    order: { ...whole.order, code: codes.get(whole.order.id) ?? whole.order.code },
  }));
}

/** Leaves out I, L, O, 0 and 1, which are easily confused when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

function newOrderCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

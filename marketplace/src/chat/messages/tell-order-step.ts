import { findOfOrder } from '#chat/conversations/find-conversation.ts';
import { lockView } from '#chat/conversations/lock-conversation.ts';
import type { OrderActor } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { writeMessage } from './write-message.ts';

interface OrderStep {
  order: OrderRow;
  actor: OrderActor;
  action?: string;
  reason?: string | null;
}

/**
 * Puts a step of an order between the messages of its two people, where they talk. It begins no conversation, a block does
 * not keep it out, and it counts as no unread message: orders have notifications of their own.
 */
export async function tellOrderStep({ ctx, payload }: { ctx: Ctx; payload: OrderStep }): Promise<void> {
  const { order, actor, action, reason = null } = payload;
  if (action === 'mark_paid' || action === 'mark_unpaid') return;
  const found = await findOfOrder(ctx, order);
  if (!found) return;
  const view = await lockView(ctx, { id: found.id, userId: order.buyerId });
  const step = { code: order.code, state: order.state, reason };
  await writeMessage(ctx, view, { sender: actor, clientId: newId(), content: '', picture: null, quote: null, step });
}

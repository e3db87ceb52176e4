import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { OrderActor } from '@besesaka/schema/orders/limits.ts';
import type { FeeStep } from '@besesaka/schema/orders/resources.ts';
import { lockView } from '#chat/conversations/conversation-view.ts';
import { emitAdded } from '#chat/conversations/emit-chat.ts';
import { ofOrders } from '#chat/conversations/find-conversations.ts';
import { isFeeAction, type SystemAction, userAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { writeMessage } from './write-message.ts';

interface OrderStep {
  order: OrderRow;
  actor: OrderActor;
  action?: SystemAction;
  reason?: string | null;
}

/** In a conversation the marketplace is one sender. */
export const senderOf = (actor: OrderActor) => (actor === 'admin' ? 'system' : actor);

const unposted = new Set<SystemAction | undefined>(['mark_paid', 'mark_unpaid', 'extend']);

/**
 * Posts an order step to the conversation of its buyer and seller, if there is one. Blocks do not stop it. It does not count
 * as an unread message, because orders have their own notifications.
 */
export async function postOrderStep({ tx, payload }: { tx: Tx; payload: OrderStep }): Promise<void> {
  if (unposted.has(payload.action)) return;
  await postSteps(tx, [payload]);
}

export function postOrdersPlaced({ tx, payload }: { tx: Tx; payload: { orders: OrderRow[] } }): Promise<void> {
  return postSteps(
    tx,
    payload.orders.map((order) => ({ order, actor: 'buyer' })),
  );
}

/** Locks all conversations, ordered by id, before any count. See `countUnread`. */
async function postSteps(tx: Tx, steps: OrderStep[]): Promise<void> {
  const codes = steps.map(({ order }) => order.code);
  const conversationByOrder = new Map((await ofOrders(tx.db, codes)).map(({ about, id }) => [about, id]));
  const places = steps.flatMap((step) => {
    const id = conversationByOrder.get(step.order.code);
    return id ? [{ ...step, id }] : [];
  });
  const added = [];
  for (const { id, order, actor, action, reason = null } of places.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const view = await lockView(tx, { id, userId: order.buyerId });
    const step = {
      code: order.code,
      state: order.state,
      action: userAction(action),
      reason,
      fee: feeOf(order, action),
    };
    added.push(await writeMessage(tx, view, { sender: senderOf(actor), content: '', step }));
  }
  await emitAdded(tx, added);
}

function feeOf(order: OrderRow, action: SystemAction | undefined): FeeStep | null {
  if (action === undefined || !isFeeAction(action)) return null;
  const pesewas = action === 'accept_fee' ? order.shippingFeePesewas : order.proposedFeePesewas;
  return { action, fee: pesewas === null ? null : moneyText(pesewas) };
}

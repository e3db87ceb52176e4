import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Message } from '@besesaka/schema/chat/resources.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import type { MessageRow } from './tables.ts';

/** Returns the message as this side sees it. With null, it includes messages that either side deleted for themselves. */
export function toMessage(row: MessageRow, picture: UploadRow | null, seenBy: ConversationSide | null): Message {
  const isHidden = seenBy !== null && row[hiddenFrom[seenBy]];
  return {
    id: row.id,
    conversation_id: row.conversationId,
    number: row.number,
    client_id: row.clientId,
    sender_type: row.sender,
    content: isHidden ? '' : row.content,
    attachment: isHidden ? null : picture && toPicture(picture),
    order_step: row.orderCode !== null && row.orderState !== null ? toStep(row.orderCode, row.orderState, row) : null,
    offer_id: isHidden ? null : row.offerId,
    reply_to: isHidden ? null : row.quote,
    is_hidden: isHidden,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

/** The column that marks messages a side deleted for itself. */
export const hiddenFrom = { buyer: 'hiddenFromBuyer', seller: 'hiddenFromSeller' } as const;

function toPicture({ id, width, height, color }: UploadRow): Message['attachment'] {
  return { id, url: `/api/chat-pictures/${id}`, width, height, color };
}

type Step = NonNullable<Message['order_step']>;

function toStep(order_id: string, status: Step['status'], row: MessageRow): Step {
  return { order_id, status, action: row.orderAction, reason: row.orderReason, fee: row.orderFee };
}

import type { Message } from '@besesaka/schema/chat/resources.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import type { MessageRow } from './tables.ts';

export function toMessage(row: MessageRow, picture: UploadRow | null): Message {
  return {
    id: row.id,
    conversation_id: row.conversationId,
    number: row.number,
    client_id: row.clientId,
    sender_type: row.sender,
    content: row.content,
    attachment: picture && toPicture(picture),
    order_step: row.orderCode !== null && row.orderState !== null ? toStep(row.orderCode, row.orderState, row) : null,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

function toPicture({ id, width, height, color }: UploadRow): Message['attachment'] {
  return { id, url: `/api/chat/pictures/${id}`, width, height, color };
}

type Step = NonNullable<Message['order_step']>;

function toStep(order_id: string, status: Step['status'], { orderReason }: MessageRow): Step {
  return { order_id, status, reason: orderReason };
}

import type { MessageSender } from '@besesaka/schema/chat/limits.ts';
import type { MessageQuote } from '@besesaka/schema/chat/resources.ts';
import type { OrderAction, OrderState } from '@besesaka/schema/orders/limits.ts';
import type { FeeStep } from '@besesaka/schema/orders/resources.ts';
import { sql } from 'drizzle-orm';
import { toMessage } from '#chat/conversations/chat-resources.ts';
import { type ConversationView, withMembers } from '#chat/conversations/conversation-view.ts';
import type { AddedMessage } from '#chat/conversations/emit-chat.ts';
import type { MemberRow, MessageRow } from '#chat/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';

interface NewMessage {
  sender: MessageSender;
  content: string;
  /** By default a new id. */
  clientId?: string | undefined;
  picture?: UploadRow | null;
  quote?: MessageQuote | null;
  /** The offer that this message makes or answers. */
  offerId?: string;
  /** The variant that the buyer had chosen. */
  variantLabel?: string | undefined;
  /** An order step has its own notifications, so it does not count as unread or bring an archived conversation back. */
  step?: {
    code: string;
    state: OrderState;
    action: OrderAction | null;
    reason: string | null;
    fee: FeeStep | null;
  };
}

/** Writes the next message of a locked conversation and moves it up in both lists. The caller must call `emitAdded`. */
export async function writeMessage(tx: Tx, view: ConversationView, message: NewMessage): Promise<AddedMessage> {
  const row = toRow(tx, view, message);
  const moved = await insert(tx, row, message);
  const conversation = { ...view.conversation, lastNumber: row.number };
  const members = [view.mine, view.other].map((member) => ({
    ...member,
    ...moved.find(({ side }) => side === member.side),
    lastAt: tx.now,
  }));
  const { picture = null } = message;
  const after = { ...withMembers(view, members), conversation, last: row, picture };
  return { before: view, after, message: toMessage(row, picture, null) };
}

type Moved = Pick<MemberRow, 'side' | 'unread' | 'archived' | 'version'>;

/** Writes the message, the conversation's number and both members' rows in one statement. */
function insert({ db }: Tx, row: MessageRow, { sender, step }: NewMessage): Promise<Moved[]> {
  const createdAt = row.createdAt.toISOString();
  return rowsOf<Moved>(
    db,
    sql`with added as (
      insert into messages
        (id, conversation_id, number, sender, client_id, content, attachment_id, order_code, order_state, order_action,
          order_reason, order_fee, offer_id,
          variant_label, quote, created_at)
      values (${row.id}, ${row.conversationId}, ${row.number}, ${row.sender}, ${row.clientId}, ${row.content},
        ${row.attachmentId}, ${row.orderCode}, ${row.orderState}, ${row.orderAction}, ${row.orderReason},
        ${row.orderFee && JSON.stringify(row.orderFee)}, ${row.offerId},
        ${row.variantLabel}, ${row.quote && JSON.stringify(row.quote)}, ${createdAt})
    ), numbered as (
      update conversations set last_number = ${row.number} where id = ${row.conversationId}
    )
    update conversation_members set last_at = ${createdAt}, version = version + 1,
      unread = unread + case when side <> ${sender} and ${step === undefined} then 1 else 0 end,
      archived = archived and not ${step === undefined}
    where conversation_id = ${row.conversationId}
    returning side, unread, archived, version`,
  );
}

function toRow(ctx: Ctx, { conversation }: ConversationView, message: NewMessage): MessageRow {
  return {
    id: newId(),
    conversationId: conversation.id,
    number: conversation.lastNumber + 1,
    sender: message.sender,
    clientId: message.clientId ?? newId(),
    content: message.content,
    attachmentId: message.picture?.id ?? null,
    orderCode: message.step?.code ?? null,
    orderState: message.step?.state ?? null,
    orderAction: message.step?.action ?? null,
    orderReason: message.step?.reason ?? null,
    offerId: message.offerId ?? null,
    variantLabel: message.variantLabel ?? '',
    orderFee: message.step?.fee ?? null,
    quote: message.quote ?? null,
    hiddenFromBuyer: false,
    hiddenFromSeller: false,
    readAt: null,
    createdAt: ctx.now,
  };
}

import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Conversation, Message } from '@besesaka/schema/chat/resources.ts';
import type { MessageRow } from '#chat/tables.ts';
import { mediaPath } from '#platform/media/paths.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import type { ConversationView } from './conversation-view.ts';

/** Returns the conversation as the member sees it whose view this is. */
export function toConversation(view: ConversationView, seenBy: ConversationSide | null = view.mine.side): Conversation {
  const { conversation, mine, other, shop, buyer, product } = view;
  const logo = shop.logoId && mediaPath(shop.logoId);
  return {
    id: conversation.id,
    viewer_is: mine.side,
    seller: {
      id: conversation.shopId,
      business_name: shop.businessName,
      business_slug: shop.businessSlug,
      shop_logo: logo,
      verified: shop.verification === 'verified',
    },
    buyer_name: buyer.fullName,
    buyer_email: buyer.email,
    partner:
      mine.side === 'buyer'
        ? { id: other.userId, name: shop.businessName, picture: logo }
        : { id: other.userId, name: buyer.fullName, picture: null },
    product_name: product?.name ?? null,
    product: product && view.productIsPublic ? toProduct(product) : null,
    last_message: view.last && toMessage(view.last, view.picture, seenBy),
    last_number: conversation.lastNumber,
    read_number: mine.readNumber,
    partner_read_number: other.readNumber,
    unread_count: mine.unread,
    is_archived: mine.archived,
    is_blocked: view.iBlock,
    can_send: !view.iBlock && !view.theyBlock,
    version: mine.version,
    created_at: conversation.createdAt.toISOString(),
    updated_at: mine.lastAt.toISOString(),
  };
}

/** Returns the conversation for an admin, who sees the buyer's side and cannot act in it. */
export function toReportedConversation(view: ConversationView): Conversation {
  return { ...toConversation(view, null), viewer_is: 'admin', unread_count: 0, is_blocked: false, can_send: false };
}

function toProduct({ id, slug, name, primaryImage }: NonNullable<ConversationView['product']>) {
  return { id, slug, name, image: primaryImage && mediaPath(primaryImage.id) };
}

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
    variant_label: isHidden ? '' : row.variantLabel,
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

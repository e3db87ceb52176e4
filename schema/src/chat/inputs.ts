import { z } from 'zod';
import { listQuery, manyIds, manyOf } from '#kernel/lists/paging.ts';
import { shownText } from '#kernel/shown-text.ts';
import { chatLimits as limits, reportReasons } from './limits.ts';
import { quickReplyLimits, quickReplyTexts } from './quick-replies.ts';
import { chatTexts as texts } from './texts.ts';

/** A text of invisible characters counts as empty. Line breaks within a text stay. */
const messageText = z.string().overwrite(shownText).max(limits.textMax, texts.tooLong);

/** The client creates one id per message, so that sending it again creates no second message. */
const clientId = z.uuid();

/**
 * `seller`, `product` or `order_id` names the recipient. The product, if given, is the subject of the conversation.
 */
export const startConversationInput = z
  .object({
    /** The shop's id. */
    seller: z.uuid(texts.sellerMissing).optional(),
    product: z.uuid().optional(),
    /** The chosen variant of the product. */
    variant_id: z.uuid().optional(),
    order_id: z.string().trim().min(1).max(40).optional(),
    message: messageText.default(''),
    client_id: clientId.optional(),
    /** From `POST /api/uploads?purpose=chat-picture`. */
    attachment_id: z.uuid().optional(),
  })
  .refine((input) => input.message !== '' || input.attachment_id, { path: ['message'], message: texts.empty })
  .refine((input) => input.seller ?? input.product ?? input.order_id, {
    path: ['seller'],
    message: texts.sellerMissing,
  });
export type StartConversationInput = z.infer<typeof startConversationInput>;

export const sendMessageInput = z
  .object({
    content: messageText.default(''),
    client_id: clientId.optional(),
    /** From `POST /api/uploads?purpose=chat-picture`. */
    attachment_id: z.uuid().optional(),
    /** The message of this conversation to which it replies. */
    reply_to_id: z.uuid().optional(),
  })
  .refine((input) => input.content !== '' || input.attachment_id, { path: ['content'], message: texts.empty });
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const sendMessageQuery = z.object({ conversationId: z.uuid() });

/** The spec calls its `page_size` `limit`. */
export const conversationListQuery = listQuery(limits.listPageSize)
  .omit({ page_size: true })
  .extend({
    limit: z.coerce.number().int().min(1).max(limits.listPageMax).default(limits.listPageSize),
    search: z.string().overwrite(shownText).max(limits.searchMax).optional(),
    archived: z.stringbool().default(false),
    ids: manyIds.optional(),
  });

/**
 * Messages are numbered from 1 in each conversation. `before` and `after` exclude each other; without either, the
 * newest messages are returned.
 */
export const conversationQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(limits.messagePageSize),
});

/** Marks messages up to this number as read. Messages that arrive meanwhile stay unread. */
export const readMessagesInput = z.object({ up_to: z.int().min(0) });
export const archiveInput = z.object({ archived: z.boolean() });
/** Hides a message for this user only, or shows it again. */
export const hideMessageInput = z.object({ number: z.int().min(1), hidden: z.boolean() });
export const blockInput = z.object({ blocked: z.boolean() });

export const reportConversationInput = z.object({
  reason: z.enum(reportReasons, texts.reasonRequired),
  details: z.string().overwrite(shownText).min(1, texts.detailsRequired).max(limits.reportDetailsMax),
});
export type ReportConversationInput = z.infer<typeof reportConversationInput>;

export const chatSettingsInput = z.object({
  shows_typing: z.boolean().optional(),
  shows_presence: z.boolean().optional(),
});

/**
 * The complete list, in order. `version` is the one that the client read, so that it cannot overwrite another change.
 */
export const quickRepliesInput = z.object({
  replies: z
    .array(
      z
        .string()
        .overwrite(shownText)
        .min(1, quickReplyTexts.empty)
        .max(quickReplyLimits.textMax, quickReplyTexts.tooLong),
    )
    .max(quickReplyLimits.many, quickReplyTexts.tooMany),
  version: z.int().min(0),
});
export type QuickRepliesInput = z.infer<typeof quickRepliesInput>;

export const typingInput = z.object({ typing: z.boolean() });

/** Exactly one of the three is required. */
export const conversationAboutQuery = z.object({
  product: z.uuid().optional(),
  order: z.string().trim().max(40).optional(),
  /** The shop's id. */
  shop: z.uuid().optional(),
});
export type ConversationAboutQuery = z.infer<typeof conversationAboutQuery>;

/** Up to 100 products or orders. */
export const conversationsAboutQuery = z.object({
  products: manyIds.optional(),
  orders: manyOf('[A-Za-z0-9]{1,40}').optional(),
  offers: manyIds.optional(),
});
export type ConversationsAboutQuery = z.infer<typeof conversationsAboutQuery>;

/** The same range of messages of several conversations. */
export const conversationWindowsQuery = conversationQuery
  .extend({ ids: manyIds })
  .refine(({ ids, limit }) => ids.split(',').length * limit <= limits.messagesAtOnce, {
    path: ['limit'],
    message: texts.tooManyAtOnce(limits.messagesAtOnce),
  });
export type ConversationWindowsQuery = z.infer<typeof conversationWindowsQuery>;

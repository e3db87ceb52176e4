import { z } from 'zod';
import { listQuery, manyIds, manyOf } from '#kernel/lists/paging.ts';
import { shownText } from '#kernel/shown-text.ts';
import { chatLimits as limits, reportReasons } from './limits.ts';
import { quickReplyLimits, quickReplyTexts } from './quick-replies.ts';
import { chatTexts as texts } from './texts.ts';

/** Of what nobody can see nothing is left. Line breaks within are kept. */
const messageText = z.string().overwrite(shownText).max(limits.textMax, texts.tooLong);

/** Made by the sender once for each message: sent again under the same id, it is one message and one answer. */
const clientId = z.uuid();

/** One of the three says whom to talk to; the product, if any, is what the conversation is about. */
export const startConversationInput = z
  .object({
    /** The shop's id. */
    seller: z.uuid(texts.sellerMissing).optional(),
    product: z.uuid().optional(),
    order_id: z.string().trim().min(1).max(40).optional(),
    message: messageText.min(1, texts.empty),
    client_id: clientId.optional(),
  })
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
    /** The message of this conversation that it answers to. */
    reply_to_id: z.uuid().optional(),
  })
  .refine((input) => input.content !== '' || input.attachment_id, { path: ['content'], message: texts.empty });
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const sendMessageQuery = z.object({ conversationId: z.uuid() });

/** Its `page_size` is called `limit`. */
export const conversationListQuery = listQuery(limits.listPageSize)
  .omit({ page_size: true })
  .extend({
    limit: z.coerce.number().int().min(1).max(limits.listPageMax).default(limits.listPageSize),
    search: z.string().overwrite(shownText).max(limits.searchMax).optional(),
    archived: z.stringbool().default(false),
  });

/** Messages are numbered from 1 in each conversation. `before` and `after` exclude each other; without both, the newest. */
export const conversationQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(limits.messagePageSize),
});

/** Everything up to this number was seen; nothing newer, so that what arrives meanwhile stays unread. */
export const readMessagesInput = z.object({ up_to: z.int().min(0) });
export const archiveInput = z.object({ archived: z.boolean() });
/** Deleted for oneself alone, or taken back; the other one keeps it. */
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

/** All of them as they are to be, in their order. `version` is the one that was read: somebody else's change is not lost. */
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

/** One of the three. */
export const conversationAboutQuery = z.object({
  product: z.uuid().optional(),
  order: z.string().trim().max(40).optional(),
  /** The shop's id. */
  shop: z.uuid().optional(),
});
export type ConversationAboutQuery = z.infer<typeof conversationAboutQuery>;

/** Up to a hundred of them. */
export const conversationsAboutQuery = z.object({
  products: manyIds.optional(),
  orders: manyOf('[A-Za-z0-9]{1,40}').optional(),
});
export type ConversationsAboutQuery = z.infer<typeof conversationsAboutQuery>;

/** The same window of several conversations. */
export const conversationWindowsQuery = conversationQuery
  .extend({ ids: manyIds })
  .refine(({ ids, limit }) => ids.split(',').length * limit <= limits.messagesAtOnce, {
    path: ['limit'],
    message: texts.tooManyAtOnce(limits.messagesAtOnce),
  });
export type ConversationWindowsQuery = z.infer<typeof conversationWindowsQuery>;

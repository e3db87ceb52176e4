import { z } from 'zod';
import { conversationReportReasons, chatLimits as limits } from './limits.ts';
import { chatTexts as texts } from './texts.ts';

/** What is only white space is nothing. Line breaks within are kept. */
const messageText = z.string().trim().max(limits.textMax, texts.tooLong);

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
    /** From `POST /api/uploads`. */
    attachment_id: z.uuid().optional(),
  })
  .refine((input) => input.content !== '' || input.attachment_id, { path: ['content'], message: texts.empty });
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const sendMessageQuery = z.object({ conversationId: z.uuid() });

/** `cursor` goes on behind the last one of an answer, whatever arrived meanwhile; `page` is for callers who count. */
export const conversationListQuery = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(limits.listPageSize),
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(limits.searchMax).optional(),
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
export const blockInput = z.object({ blocked: z.boolean() });

export const reportConversationInput = z.object({
  reason: z.enum(conversationReportReasons, texts.reasonRequired),
  details: z.string().trim().min(1, texts.detailsRequired).max(limits.reportDetailsMax),
});
export type ReportConversationInput = z.infer<typeof reportConversationInput>;

export const chatSettingsInput = z.object({
  shows_typing: z.boolean().optional(),
  shows_presence: z.boolean().optional(),
});

export const typingInput = z.object({ typing: z.boolean() });

/** One of the three. */
export const conversationAboutQuery = z.object({
  product: z.uuid().optional(),
  order: z.string().trim().max(40).optional(),
  /** The shop's id. */
  shop: z.uuid().optional(),
});
export type ConversationAboutQuery = z.infer<typeof conversationAboutQuery>;

import { z } from 'zod';
import { listQuery, manyIds, manyOf } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { chatLimits as limits, reportReason } from './limits.ts';
import { quickReplyLimits, quickReplyTexts } from './quick-replies.ts';
import { chatTexts as texts } from './texts.ts';

/** A text of invisible characters counts as empty. Line breaks within a text stay. */
const messageText = z.string().overwrite(shownText).max(limits.textMax, texts.tooLong).default('');

const messageFields = {
  client_id: describe(
    z.uuid().optional(),
    'UUID created by the client for each message: sending it again with the same UUID creates no second message',
    examples.client,
    { type: 'Uuid', isRequired: true },
  ),
  attachment_id: describe(
    z.uuid().optional(),
    'ID of an upload, as returned by `POST /api/uploads?purpose=chat-picture`',
    examples.upload,
    { as: 'pictureId' },
  ),
};

/** What GraphQL takes instead of the three fields of REST. */
export const conversationAbout = resource(
  'ConversationAbout',
  'The recipient and subject: a shop, one of its products, or an order. Pass exactly one field.',
  {
    shop_id: describe(z.uuid().optional(), 'ID of the shop'),
    product_id: describe(z.uuid().optional(), 'ID of the product'),
    order_id: describe(
      z.string().optional(),
      'Code of the order; both its buyer and its seller can start a conversation',
      examples.order,
      { type: 'ID' },
    ),
  },
  { isOneOf: true },
);

/** The product, if given, is the subject of the conversation. */
export const startConversationInput = resource(
  'StartConversationInput',
  'A first message, with a text, a picture, or both, and its recipient: one shop, product or order.',
  {
    seller: describe(z.uuid(texts.sellerMissing).optional(), 'ID of the shop to write to', examples.shop),
    product: describe(z.uuid().optional(), 'ID of the product to write about, to its shop', examples.product),
    variant_id: describe(
      z.uuid().optional(),
      'ID of the variant of the product that the buyer chose',
      examples.variant,
    ),
    order_id: describe(
      z.string().trim().min(1).max(40).optional(),
      'Code of the order to write about, to its buyer or seller',
      examples.order,
    ),
    message: describe(
      messageText,
      `Text of the message, at most ${limits.textMax} characters`,
      'Good morning! Is it still there?',
      {
        as: 'content',
      },
    ),
    ...messageFields,
  },
  { omittedInExample: ['seller', 'variant_id', 'order_id', 'attachment_id'] },
)
  .refine((input) => input.message !== '' || input.attachment_id, { path: ['message'], message: texts.empty })
  .refine((input) => input.seller ?? input.product ?? input.order_id, {
    path: ['seller'],
    message: texts.sellerMissing,
  });
export type StartConversationInput = z.infer<typeof startConversationInput>;

export const sendMessageInput = resource(
  'SendMessageInput',
  'A text, a picture, or both.',
  {
    content: describe(
      messageText,
      `Text of the message, at most ${limits.textMax} characters`,
      'Yes please, until Friday.',
    ),
    ...messageFields,
    reply_to_id: describe(
      z.uuid().optional(),
      'ID of the message in this conversation to which it replies',
      '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f',
    ),
  },
  { omittedInExample: ['attachment_id', 'reply_to_id'] },
).refine((input) => input.content !== '' || input.attachment_id, { path: ['content'], message: texts.empty });
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

export const readMessagesInput = resource('ReadMessagesInput', 'How far the user has read.', {
  up_to: describe(z.int().min(0), 'Number of the last message that the user has seen', 7),
});

export const archiveInput = resource('ArchiveInput', 'Whether a conversation is archived.', {
  archived: describe(z.boolean(), 'true archives the conversation, false moves it back', true),
});

export const hideMessageInput = resource('HideMessageInput', 'A message, and whether it is hidden.', {
  number: describe(z.int().min(1), 'Number of the message in the conversation', 5),
  hidden: describe(z.boolean(), 'true hides the message from this user, false shows it again', true),
});

export const blockInput = resource('BlockInput', 'Whether the chat partner is blocked.', {
  blocked: describe(z.boolean(), 'true blocks the chat partner, false unblocks them', true),
});

export const reportConversationInput = resource('ReportConversationInput', 'A report of a conversation.', {
  reason: describe(
    oneOf(reportReason, texts.reasonRequired),
    'Reason, one of the fixed values',
    'Scam or fraudulent activity',
  ),
  details: describe(
    z.string().overwrite(shownText).min(1, texts.detailsRequired).max(limits.reportDetailsMax),
    `Description, at most ${limits.reportDetailsMax} characters`,
    'The seller wanted payment outside the site before showing the goods.',
    { as: 'content' },
  ),
});
export type ReportConversationInput = z.infer<typeof reportConversationInput>;

export const chatSettingsInput = resource(
  'ChatSettingsInput',
  'Fields to change; fields that are left out stay as they are.',
  {
    shows_typing: describe(z.boolean().optional(), 'Whether others see that the user is typing', true),
    shows_presence: describe(
      z.boolean().optional(),
      'Whether others see that the user is online or when they were last online',
      false,
    ),
  },
);

const quickReply = z
  .string()
  .overwrite(shownText)
  .min(1, quickReplyTexts.empty)
  .max(quickReplyLimits.textMax, quickReplyTexts.tooLong);

export const quickRepliesInput = resource('QuickRepliesInput', 'The complete list of quick replies.', {
  replies: describe(
    z.array(quickReply).max(quickReplyLimits.many, quickReplyTexts.tooMany),
    `Quick replies in order, at most ${quickReplyLimits.many}, each at most ${quickReplyLimits.textMax} characters`,
    ['Yes, it is still there.'],
  ),
  version: describe(
    z.int().min(0),
    'Version that the client read: the call fails with STALE if the list has changed since',
    0,
  ),
});
export type QuickRepliesInput = z.infer<typeof quickRepliesInput>;

export const typingInput = resource('TypingInput', 'A typing signal.', {
  typing: describe(z.boolean(), 'Whether the user is typing', true),
});

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

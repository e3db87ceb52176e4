import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderStates } from '#orders/limits.ts';
import { conversationSides, messageSenders } from './limits.ts';

/** `url` (`/api/chat-pictures/<id>`, with `?width=` one of `imageWidths`) is private to the buyer and the seller. */
export const messagePicture = thing('MessagePicture', 'A picture in a message.', {
  id: told(z.uuid(), 'Unique ID', examples.upload),
  url: told(
    z.string(),
    'Private path of the picture, for buyer and seller only; `?width=` selects a width',
    `/api/chat-pictures/${examples.upload}`,
  ),
  width: told(z.number().int(), 'Width of the largest version in pixels', 1200),
  height: told(z.number().int(), 'Height of the largest version in pixels', 900),
  color: told(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
});

export const messageOrderStep = thing('MessageOrderStep', "A change of an order's state, shown between the messages.", {
  order_id: told(z.string(), 'Order code that users see: capital letters and digits', examples.order),
  status: told(z.enum(orderStates), 'New state of the order', 'accepted'),
  reason: told(z.string().nullable(), 'Reason given for the change; null without one', null),
});

export const messageQuote = thing('MessageQuote', 'The quoted message of a reply, as it was when the reply was sent.', {
  id: told(z.uuid(), 'ID of the quoted message', '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f'),
  number: told(z.number().int().positive(), 'Number of the quoted message in the conversation', 5),
  sender_type: told(z.enum(conversationSides), 'Who sent the quoted message', 'buyer'),
  content: told(z.string(), 'First 200 characters of its text', 'Is it still there?'),
  has_picture: told(z.boolean(), 'Whether it contains a picture', false),
});
export type MessageQuote = z.infer<typeof messageQuote>;

/**
 * `number` counts the messages of the conversation from 1 without gaps: a message that the viewer deleted keeps its
 * number, without content. Fields with a default are younger than events in the log.
 */
export const message = thing('Message', 'One message of a conversation.', {
  id: told(z.uuid(), 'Unique ID', examples.message),
  conversation_id: told(z.uuid(), 'ID of the conversation', examples.conversation),
  number: told(z.number().int().positive(), 'Number in the conversation, from 1 without gaps', 7),
  client_id: told(z.uuid(), 'UUID that the sending client created', examples.client),
  sender_type: told(z.enum(messageSenders), 'Who sent the message; `system` is the marketplace', 'seller'),
  content: told(
    z.string(),
    'Text of the message; empty for a picture alone',
    'Shall I keep one for you? There are three left.',
  ),
  attachment: told(messagePicture.nullable(), 'Picture; null without one', null),
  order_step: told(
    messageOrderStep.nullable(),
    'Change of an order that the message reports; null for other messages',
    null,
  ),
  reply_to: told(messageQuote.nullable().default(null), 'Quoted message; null if it is no reply', null),
  is_hidden: told(
    z.boolean().default(false),
    'Whether the viewer deleted the message for themselves; its content is then empty',
    false,
  ),
  is_read: told(z.boolean(), 'Whether the recipient has read it', false),
  created_at: told(z.iso.datetime(), 'When it was sent', '2026-11-22T02:29:00.000Z'),
  read_at: told(z.iso.datetime().nullable(), 'When the recipient read it; null until then', null),
});
export type Message = z.infer<typeof message>;

export const chatPartner = thing('ChatPartner', 'The other user of a conversation.', {
  id: told(z.uuid(), 'ID of the user', examples.seller),
  name: told(z.string(), 'Name of the shop for a buyer, name of the buyer for a seller', examples.shopName),
  picture: told(
    z.string().nullable(),
    "Base path of the shop's logo: append `/<width>.<format>`; null for a buyer or without a logo",
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
  ),
});

/** Price and stock change, so clients read them from the product itself. */
export const conversationProduct = thing('ConversationProduct', 'The product that a conversation is about.', {
  id: told(z.uuid(), 'ID of the product', examples.product),
  slug: told(z.string(), 'URL slug of the product', examples.productSlug),
  name: told(z.string(), 'Name of the product', examples.productName),
  image: told(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
  ),
});

/** A conversation from the viewpoint of `viewer_is`. */
export const conversation = thing(
  'Conversation',
  'A conversation between a buyer and a shop, from the viewpoint of one side.',
  {
    id: told(z.uuid(), 'Unique ID', examples.conversation),
    viewer_is: told(z.enum([...conversationSides, 'admin']), 'Side of the viewer', 'buyer'),
    seller: told(
      thing('ConversationShop', 'The shop of a conversation.', {
        id: told(z.uuid(), 'ID of the shop', examples.shop),
        business_name: told(z.string(), 'Name of the shop', examples.shopName),
        business_slug: told(z.string(), 'URL slug', examples.shopSlug),
        shop_logo: told(
          z.string().nullable(),
          'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
          '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
        ),
        verified: told(z.boolean(), "Whether we have verified the seller's identity", true),
      }),
      'Shop of the conversation',
    ),
    buyer_name: told(z.string(), 'Name of the buyer', 'Afua Boatemaa Darko'),
    buyer_email: told(z.string(), 'Email address of the buyer', 'buyer@besesaka.test'),
    partner: told(chatPartner, 'The other user'),
    product_name: told(
      z.string().nullable(),
      'Name of the product that the conversation is about; null without a product',
      examples.productName,
    ),
    product: told(conversationProduct.nullable(), 'Product that the conversation is about; null without one'),
    last_message: told(message.nullable(), 'Newest message; null without messages'),
    last_number: told(z.number().int(), 'Number of the newest message; 0 without messages', 7),
    read_number: told(z.number().int(), 'Number of the last message that the viewer has read', 5),
    partner_read_number: told(z.number().int(), 'Number of the last message that the other user has read', 7),
    unread_count: told(z.number().int(), 'Number of messages that the viewer has not read', 2),
    is_archived: told(z.boolean(), 'Whether the viewer archived the conversation', false),
    /** A block by the other user is not disclosed, but it also makes `can_send` false. */
    is_blocked: told(z.boolean(), 'Whether the viewer blocked the other user', false),
    can_send: told(z.boolean(), 'Whether the viewer can send messages; false if either user blocked the other', true),
    version: told(
      z.number().int(),
      "Version of the viewer's conversation, higher after every change; ignore a response with a lower version",
      1,
    ),
    created_at: told(z.iso.datetime(), 'When the conversation started', '2026-11-22T01:45:00.000Z'),
    updated_at: told(z.iso.datetime(), 'When the conversation last changed', '2026-11-22T02:29:00.000Z'),
  },
);
export type Conversation = z.infer<typeof conversation>;

export const unreadMessages = thing('UnreadMessages', 'Number of unread messages in all conversations of a user.', {
  messages: told(z.number().int(), 'Number of unread messages', 3),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;

export const conversationList = thing('ConversationList', "The user's conversations.", {
  success,
  data: told(
    thing(
      'ConversationListPage',
      'A page of conversations, most recently changed first.',
      cursorListAnswer(conversation).shape,
    ),
    'Page of conversations',
  ),
  unread: told(unreadMessages, 'Unread messages in all conversations'),
});
export type ConversationList = z.infer<typeof conversationList>;

export const conversationPage = thing('ConversationPage', 'A conversation with a range of its messages.', {
  success,
  data: told(
    thing('ConversationWindow', 'A conversation with a range of its messages.', {
      ...conversation.shape,
      messages: told(z.array(message), 'Messages, ordered by number'),
      has_earlier: told(z.boolean(), 'Whether there are earlier messages', true),
      has_later: told(z.boolean(), 'Whether there are later messages', false),
    }),
    'The conversation',
  ),
});
export type ConversationPage = z.infer<typeof conversationPage>;

/** `created` is false if the conversation existed before. */
export const conversationStarted = thing('ConversationStarted', 'The conversation and the message that was sent.', {
  success,
  data: told(conversation, 'The conversation'),
  message: told(message, 'The message'),
  created: told(z.boolean(), 'Whether the conversation is new', false),
});
export type ConversationStarted = z.infer<typeof conversationStarted>;

export const messageSent = thing('MessageSent', 'The sent message.', {
  success,
  data: told(message, 'The message'),
});
export type MessageSent = z.infer<typeof messageSent>;

export const messageHiddenAnswer = thing('MessageHidden', 'The message as the user now sees it.', {
  success,
  data: told(message, 'The message'),
});

export const conversationChangedAnswer = thing('ConversationChanged', 'The changed conversation.', {
  success,
  data: told(conversation, 'The conversation'),
  unread: told(unreadMessages, 'Unread messages in all conversations'),
});

export const conversationReported = thing('ConversationReported', 'Confirmation of a report.', {
  success,
  message: told(
    z.string(),
    'Message to show to the user',
    'Report submitted successfully. Thank you for helping keep our marketplace safe.',
  ),
});

export const conversationFound = thing(
  'ConversationFound',
  "The user's conversation about the subject, if one exists.",
  {
    success,
    data: told(
      thing('FoundConversation', 'An existing conversation.', {
        id: told(z.uuid(), 'ID of the conversation', examples.conversation),
      }).nullable(),
      'The conversation; null if there is none',
    ),
  },
);

export const conversationsFound = thing('ConversationsFound', "The user's conversations about the given subjects.", {
  success,
  data: told(
    z.array(
      thing('ConversationAbout', 'A conversation and its subject.', {
        id: told(z.uuid(), 'ID of the conversation', examples.conversation),
        about: told(z.string(), 'ID of the product, or code of the order', examples.product),
      }),
    ),
    'One entry for each subject with a conversation',
  ),
});
export type ConversationAbout = z.infer<typeof conversationsFound>['data'][number];

export const conversationWindows = thing('ConversationWindows', 'Messages of several conversations.', {
  success,
  data: told(
    z.array(
      thing('WindowOfConversation', 'Messages of one conversation.', {
        id: told(z.uuid(), 'ID of the conversation', examples.conversation),
        messages: told(z.array(message), 'Messages, ordered by number'),
        has_earlier: told(z.boolean(), 'Whether there are earlier messages', false),
        has_later: told(z.boolean(), 'Whether there are later messages', false),
      }),
    ),
    'One entry for each conversation that belongs to the user',
  ),
});
export type ConversationWindow = z.infer<typeof conversationWindows>['data'][number];

export const chatSettings = thing('ChatSettings', 'What a user shows to chat partners.', {
  shows_typing: told(z.boolean(), 'Whether others see that the user is typing', true),
  shows_presence: told(z.boolean(), 'Whether others see that the user is online', true),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const quickReplies = thing('QuickReplies', 'Saved answers of a seller.', {
  replies: told(z.array(z.string()), 'Quick replies, in order', ['Yes, it is still there.']),
  version: told(z.number().int(), 'Version, higher after every change; 0 before the first', 1),
});
export type QuickReplies = z.infer<typeof quickReplies>;

/** Says whether the BFF may show a partner's presence; a stranger is not found. */
export const partnerAnswer = thing('Partner', 'What a chat partner shows.', {
  shows_presence: told(z.boolean(), 'Whether the user may see that the partner is online', true),
});

/** Message on `typing:<conversation>`. */
export const typingState = z.object({ side: z.enum(conversationSides), typing: z.boolean() });
export type TypingState = z.infer<typeof typingState>;

/**
 * Message on `presence:<user>`: something changed, look again. `only_here` means that the user came or went, so who
 * may see it did not change.
 */
export const presenceState = z.object({ changed: z.literal(true), only_here: z.literal(true).optional() });

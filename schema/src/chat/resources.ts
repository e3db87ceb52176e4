import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderStates } from '#orders/limits.ts';
import { conversationSides, messageSenders } from './limits.ts';

/** Private: `url` (`/api/chat-pictures/<id>`, with `?width=` one of `imageWidths`) is answered to the two people only. */
export const messagePicture = thing('MessagePicture', 'A picture that was sent.', {
  id: told(z.uuid(), 'Never changes', examples.upload),
  url: told(
    z.string(),
    'For the two people only; `?width=` one of the widths',
    `/api/chat-pictures/${examples.upload}`,
  ),
  width: told(z.number().int(), 'Of the largest, in pixels', 1200),
  height: told(z.number().int(), 'Of the largest, in pixels', 900),
  color: told(z.string(), 'Its own colour, to show until it has come', '#e8d2b0'),
});

/** A step of an order of the two, at its place between their messages. */
export const messageOrderStep = thing('MessageOrderStep', 'A step of an order, told between the messages.', {
  order_id: told(z.string(), 'The number that people say: capital letters and digits', examples.order),
  status: told(z.enum(orderStates), 'The state it led to', 'accepted'),
  reason: told(z.string().nullable(), 'What was said to it', null),
});

export const messageQuote = thing('MessageQuote', 'What a message answers to, as it stood there then.', {
  id: told(z.uuid(), 'Of the message', '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f'),
  number: told(z.number().int().positive(), 'Its place', 5),
  sender_type: told(z.enum(conversationSides), 'Who wrote it', 'buyer'),
  content: told(z.string(), 'Its first 200 characters', 'Is it still there?'),
  has_picture: told(z.boolean(), 'Whether it has a picture', false),
});
export type MessageQuote = z.infer<typeof messageQuote>;

/**
 * `number` counts the messages of the conversation from 1, without gaps: one that the viewer deleted for themselves keeps
 * its place, with nothing in it. What has a default is younger than messages that the log still holds.
 */
export const message = thing('Message', 'One message of a conversation.', {
  id: told(z.uuid(), 'Never changes', examples.message),
  conversation_id: told(z.uuid(), 'Where it stands', examples.conversation),
  number: told(z.number().int().positive(), 'Its place: from 1, without gaps', 7),
  client_id: told(z.uuid(), 'Made by who sent it', examples.client),
  sender_type: told(z.enum(messageSenders), 'Who wrote it; `system` is the marketplace', 'seller'),
  content: told(z.string(), 'Its words', 'Shall I keep one for you? There are three left.'),
  attachment: told(messagePicture.nullable(), 'Its picture, if any', null),
  order_step: told(messageOrderStep.nullable(), 'The step that it tells of, if any', null),
  reply_to: told(messageQuote.nullable().default(null), 'What it answers to, if anything', null),
  is_hidden: told(
    z.boolean().default(false),
    'Whether the one who asks deleted it for themselves: then nothing is in it',
    false,
  ),
  is_read: told(z.boolean(), 'Whether the other one has seen it', false),
  created_at: told(z.iso.datetime(), 'When it was sent', '2026-11-22T02:29:00.000Z'),
  read_at: told(z.iso.datetime().nullable(), 'When it was seen', null),
});
export type Message = z.infer<typeof message>;

export const chatPartner = thing('ChatPartner', 'The other one.', {
  id: told(z.uuid(), 'Of the person', examples.seller),
  name: told(z.string(), 'The shop for buyers, the person for sellers', examples.shopName),
  /** A shop's logo: `/media/<id>`. */
  picture: told(
    z.string().nullable(),
    "A shop's logo, without width and format",
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
  ),
});

/** Live price and stock are asked of the product itself. */
export const conversationProduct = thing('ConversationProduct', 'What a conversation is about.', {
  id: told(z.uuid(), 'Of the product', examples.product),
  slug: told(z.string(), "The product's part of addresses", examples.productSlug),
  name: told(z.string(), 'As the seller writes it', examples.productName),
  image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
});

/** A conversation as one of its people sees it; what depends on who looks is said for `viewer_is`. */
export const conversation = thing('Conversation', 'Two people, what they talk about, and how far they are.', {
  id: told(z.uuid(), 'Never changes', examples.conversation),
  viewer_is: told(z.enum([...conversationSides, 'admin']), 'Which side the one who asks is on', 'buyer'),
  seller: told(
    thing('ConversationShop', 'The shop of a conversation.', {
      id: told(z.uuid(), 'Of the shop', examples.shop),
      business_name: told(z.string(), 'What it is called', examples.shopName),
      business_slug: told(z.string(), 'Its part of addresses', examples.shopSlug),
      shop_logo: told(
        z.string().nullable(),
        'Without width and format; null for none',
        '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
      ),
      verified: told(z.boolean(), 'Whether we checked who the seller is', true),
    }),
    'The shop',
  ),
  buyer_name: told(z.string(), 'Of the buyer', 'Afua Boatemaa Darko'),
  buyer_email: told(z.string(), 'Of the buyer', 'buyer@besesaka.test'),
  partner: told(chatPartner, 'The other one'),
  product_name: told(z.string().nullable(), 'What they talk about; null for nothing special', examples.productName),
  product: told(conversationProduct.nullable(), 'The product, while there is one'),
  last_message: told(message.nullable(), 'The newest message; null while there is none'),
  /** Number of the newest message; 0 while there is none. */
  last_number: told(z.number().int(), 'Number of the newest message; 0 while there is none', 7),
  /** Up to which number each side has read. */
  read_number: told(z.number().int(), 'Up to which number the one who asks has read', 5),
  partner_read_number: told(z.number().int(), 'Up to which number the other one has read', 7),
  unread_count: told(z.number().int(), 'How many messages the one who asks has not read', 2),
  is_archived: told(z.boolean(), 'Whether it is out of the list of the one who asks', false),
  /** The viewer blocked the other; whether the other blocked them is not told, but `can_send` is false then, too. */
  is_blocked: told(z.boolean(), 'Whether they keep the other one away', false),
  can_send: told(z.boolean(), 'Whether they may write: not where either keeps the other away', true),
  /** Grows with every change of this person's view, so that an older answer never overwrites a newer. */
  version: told(z.number().int(), "Grows with every change of this person's view", 1),
  created_at: told(z.iso.datetime(), 'When it was begun', '2026-11-22T01:45:00.000Z'),
  updated_at: told(z.iso.datetime(), 'When it last changed', '2026-11-22T02:29:00.000Z'),
});
export type Conversation = z.infer<typeof conversation>;

/** Unread messages in all of a person's conversations. */
export const unreadMessages = thing('UnreadMessages', 'In all conversations of a person.', {
  messages: told(z.number().int(), 'How many are not read', 3),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;

export const conversationList = thing('ConversationList', "A person's conversations.", {
  success,
  data: told(
    thing(
      'ConversationListPage',
      'A page of conversations, the one that moved last first.',
      cursorListAnswer(conversation).shape,
    ),
    'The page',
  ),
  unread: told(unreadMessages, 'In all of them'),
});
export type ConversationList = z.infer<typeof conversationList>;

/** The messages in the order of their numbers. */
export const conversationPage = thing('ConversationPage', 'A conversation with some of its messages.', {
  success,
  data: told(
    thing('ConversationWindow', 'A conversation with some of its messages.', {
      ...conversation.shape,
      messages: told(z.array(message), 'In the order of their numbers'),
      has_earlier: told(z.boolean(), 'Whether there are messages before these', true),
      has_later: told(z.boolean(), 'Whether there are messages after these', false),
    }),
    'The conversation',
  ),
});
export type ConversationPage = z.infer<typeof conversationPage>;

/** `created` is false where the two had this conversation already. */
export const conversationStarted = thing('ConversationStarted', 'The message stands in this conversation.', {
  success,
  data: told(conversation, 'The conversation'),
  message: told(message, 'The message'),
  created: told(z.boolean(), 'Whether it is a new one', false),
});
export type ConversationStarted = z.infer<typeof conversationStarted>;

export const messageSent = thing('MessageSent', 'It was sent.', {
  success,
  data: told(message, 'The message'),
});
export type MessageSent = z.infer<typeof messageSent>;

export const messageHiddenAnswer = thing('MessageHidden', 'The message as it is for you now.', {
  success,
  data: told(message, 'The message'),
});

export const conversationChangedAnswer = thing('ConversationChanged', 'The conversation as it is now.', {
  success,
  data: told(conversation, 'The conversation'),
  unread: told(unreadMessages, 'In all of them'),
});

export const conversationReported = thing('ConversationReported', 'We have it.', {
  success,
  message: told(
    z.string(),
    'A sentence to show',
    'Report submitted successfully. Thank you for helping keep our marketplace safe.',
  ),
});

/** Which conversation, if any, the viewer has about this product, order or shop. */
export const conversationFound = thing('ConversationFound', 'The one there is, if any.', {
  success,
  data: told(
    thing('FoundConversation', 'A conversation that there is.', {
      id: told(z.uuid(), 'Of the conversation', examples.conversation),
    }).nullable(),
    'The conversation; null where the two have not talked about it',
  ),
});

/** Those there are, each with the product's id or the order's code that it is about. */
export const conversationsFound = thing('ConversationsFound', 'Those there are.', {
  success,
  data: told(
    z.array(
      thing('ConversationAbout', 'A conversation and its subject.', {
        id: told(z.uuid(), 'Of the conversation', examples.conversation),
        about: told(z.string(), 'Id of the product, or code of the order', examples.product),
      }),
    ),
    'One for each subject that was talked about',
  ),
});
export type ConversationAbout = z.infer<typeof conversationsFound>['data'][number];

/** The same stretch of the messages of several conversations. */
export const conversationWindows = thing('ConversationWindows', 'Some messages of each of them.', {
  success,
  data: told(
    z.array(
      thing('WindowOfConversation', 'Some messages of a conversation.', {
        id: told(z.uuid(), 'Of the conversation', examples.conversation),
        messages: told(z.array(message), 'In the order of their numbers'),
        has_earlier: told(z.boolean(), 'Whether there are earlier ones', false),
        has_later: told(z.boolean(), 'Whether there are later ones', false),
      }),
    ),
    'One for each conversation that is yours',
  ),
});
export type ConversationWindow = z.infer<typeof conversationWindows>['data'][number];

export const chatSettings = thing('ChatSettings', 'What a person shows of themselves.', {
  shows_typing: told(z.boolean(), 'That they are writing', true),
  shows_presence: told(z.boolean(), 'That they are here', true),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const quickReplies = thing(
  'QuickReplies',
  'Short texts that a seller keeps for answers that come again and again.',
  {
    replies: told(z.array(z.string()), 'In the order in which they are offered', ['Yes, it is still there.']),
    version: told(z.number().int(), 'Goes up with each change; 0 before the first', 1),
  },
);
export type QuickReplies = z.infer<typeof quickReplies>;

/** What the live side may show this person of a partner; a stranger is not found. */
export const partnerAnswer = thing('Partner', 'What may be shown of somebody.', {
  shows_presence: told(z.boolean(), 'Whether they are here', true),
});

/** What `typing:<conversation>` carries. */
export const typingState = z.object({ side: z.enum(conversationSides), typing: z.boolean() });
export type TypingState = z.infer<typeof typingState>;

/** What `presence:<user>` carries: something changed, look again; who may see it only where not just the person came or went. */
export const presenceState = z.object({ changed: z.literal(true), only_here: z.literal(true).optional() });

import { z } from 'zod';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderAction, orderState } from '#orders/limits.ts';
import { feeStep } from '#orders/resources.ts';
import { conversationSide, conversationViewer, messageSender } from './limits.ts';

/** `url` (`/api/chat-pictures/<id>`, with `?width=` one of `imageWidths`) is private to the buyer and the seller. */
export const messagePicture = resource('MessagePicture', 'A picture in a message.', {
  id: describe(z.uuid(), 'Unique ID', examples.upload),
  url: describe(
    z.string(),
    'Private path of the picture, for buyer and seller only; `?width=` selects a width',
    `/api/chat-pictures/${examples.upload}`,
    { as: 'path' },
  ),
  width: describe(z.number().int(), 'Width of the largest version in pixels', 1200),
  height: describe(z.number().int(), 'Height of the largest version in pixels', 900),
  color: describe(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
});

export const messageOrderStep = resource('MessageOrderStep', 'A change of an order, shown between the messages.', {
  order_id: describe(z.string(), 'Order code that users see: capital letters and digits', examples.order, {
    type: 'ID',
  }),
  status: describe(oneOf(orderState), 'State of the order after the change', 'accepted', { as: 'state' }),
  action: describe(
    oneOf(orderAction).nullable(),
    'Action that made the change; null if the order was placed, expired, or closed by a timer',
    'accept',
  ),
  reason: describe(z.string().nullable(), 'Reason given for the change; null without one', null),
  fee: describe(feeStep.nullable().default(null), 'Change of the delivery fee; null for a change of the state', null),
});

export const messageQuote = resource(
  'MessageQuote',
  'The quoted message of a reply, as it was when the reply was sent.',
  {
    id: describe(z.uuid(), 'ID of the quoted message', '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f', { as: 'messageId' }),
    number: describe(z.number().int().positive(), 'Number of the quoted message in the conversation', 5),
    sender_type: describe(oneOf(conversationSide), 'Who sent the quoted message', 'buyer', { as: 'sender' }),
    content: describe(z.string(), 'First 200 characters of its text; empty for a picture alone', 'Is it still there?'),
    has_picture: describe(z.boolean(), 'Whether it contains a picture', false),
  },
);
export type MessageQuote = z.infer<typeof messageQuote>;

/**
 * `number` counts the messages of the conversation from 1 without gaps: a message that the viewer deleted keeps its
 * number, without content. Fields with a default are younger than events in the log.
 */
export const message = resource('Message', 'One message of a conversation.', {
  id: describe(z.uuid(), 'Unique ID', examples.message),
  conversation_id: describe(z.uuid(), 'ID of the conversation', examples.conversation),
  number: describe(z.number().int().positive(), 'Number in the conversation, from 1 without gaps', 7),
  client_id: describe(z.uuid(), 'UUID that the sending client created', examples.client, { type: 'Uuid' }),
  sender_type: describe(oneOf(messageSender), 'Who sent the message; `system` is the marketplace', 'seller', {
    as: 'sender',
  }),
  content: describe(
    z.string(),
    'Text of the message; empty for a picture alone or a change of an order',
    'Shall I keep one for you? There are three left.',
  ),
  attachment: describe(messagePicture.nullable(), 'Picture; null without one', null, { as: 'picture' }),
  order_step: describe(
    messageOrderStep.nullable(),
    'Change of an order that the message reports; null for other messages',
    null,
  ),
  offer_id: describe(
    z.uuid().nullable().default(null),
    'ID of the offer that the message made or answered; null for other messages',
    null,
  ),
  variant_label: describe(
    z.string().default(''),
    'Values of the variant that the buyer chose before the message, such as "42, Black"; empty without one',
    '',
  ),
  reply_to: describe(messageQuote.nullable().default(null), 'Quoted message; null if it is no reply', null),
  is_hidden: describe(
    z.boolean().default(false),
    'Whether the viewer deleted the message for themselves; its content is then empty. The other user still sees it',
    false,
  ),
  is_read: describe(z.boolean(), 'Whether the recipient has read it', false),
  created_at: describe(z.iso.datetime(), 'When it was sent', '2026-11-22T02:29:00.000Z'),
  read_at: describe(z.iso.datetime().nullable(), 'When the recipient read it; null until then', null),
});
export type Message = z.infer<typeof message>;

export const chatPartner = resource('ChatPartner', 'The other user of a conversation.', {
  id: describe(z.uuid(), 'ID of the user', examples.seller),
  name: describe(z.string(), 'Name of the shop for a buyer, name of the buyer for a seller', examples.shopName),
  picture: describe(
    z.string().nullable(),
    "Base path of the shop's logo: append `/<width>.<format>`; null for a buyer or without a logo",
    '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
    { as: 'picturePath' },
  ),
});

/** Price and stock change, so clients read them from the product itself. */
export const conversationProduct = resource('ConversationProduct', 'The product that a conversation is about.', {
  id: describe(z.uuid(), 'ID of the product', examples.product),
  slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
  name: describe(z.string(), 'Name of the product', examples.productName),
  image: describe(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
  ),
});

/** A conversation from the viewpoint of `viewer_is`. */
export const conversation = resource(
  'Conversation',
  'A conversation between a buyer and a shop, as the viewer sees it.',
  {
    id: describe(z.uuid(), 'Unique ID', examples.conversation),
    viewer_is: describe(oneOf(conversationViewer), 'Role of the viewer in the conversation', 'buyer'),
    seller: describe(
      resource('ConversationShop', 'The shop of a conversation.', {
        id: describe(z.uuid(), 'ID of the shop', examples.shop),
        business_name: describe(z.string(), 'Name of the shop', examples.shopName),
        business_slug: describe(z.string(), 'URL slug', examples.shopSlug),
        shop_logo: describe(
          z.string().nullable(),
          'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
          '/media/65b8d689-3710-8b93-974f-84be6ca3fcf6',
        ),
        verified: describe(z.boolean(), "Whether we have verified the seller's identity", true),
      }),
      'Shop of the conversation',
    ),
    buyer_name: describe(z.string(), 'Name of the buyer', 'Afua Boatemaa Darko'),
    buyer_email: describe(z.string(), 'Email address of the buyer', 'buyer@besesaka.test'),
    partner: describe(chatPartner, 'The other user'),
    product_name: describe(
      z.string().nullable(),
      'Name of the product that the conversation is about; null if it is about the shop',
      examples.productName,
    ),
    product: describe(conversationProduct.nullable(), 'Product that the conversation is about; null without one'),
    last_message: describe(message.nullable(), 'Newest message; null without messages'),
    last_number: describe(z.number().int(), 'Number of the newest message; 0 without messages', 7),
    read_number: describe(z.number().int(), 'Number of the last message that the viewer has read', 5),
    partner_read_number: describe(z.number().int(), 'Number of the last message that the other user has read', 7),
    unread_count: describe(z.number().int(), 'Number of messages that the viewer has not read', 2),
    is_archived: describe(
      z.boolean(),
      'Whether the viewer archived the conversation; a new message moves it back',
      false,
    ),
    /** A block by the other user is not disclosed, but it also makes `can_send` false. */
    is_blocked: describe(z.boolean(), 'Whether the viewer blocked the other user', false),
    can_send: describe(
      z.boolean(),
      'Whether the viewer can send messages; false if either user blocked the other',
      true,
    ),
    version: describe(
      z.number().int(),
      "Version of the viewer's conversation, higher after every change; ignore a response with a lower version",
      1,
    ),
    created_at: describe(z.iso.datetime(), 'When the conversation started', '2026-11-22T01:45:00.000Z'),
    updated_at: describe(z.iso.datetime(), 'When the conversation last changed', '2026-11-22T02:29:00.000Z'),
  },
);
export type Conversation = z.infer<typeof conversation>;

export const unreadMessages = resource('UnreadMessages', 'Number of unread messages in all conversations of a user.', {
  messages: describe(z.number().int(), 'Number of unread messages', 3),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;

export const conversationList = resource('ConversationList', "The user's conversations.", {
  success,
  data: describe(
    resource(
      'ConversationListPage',
      'A page of conversations, most recently changed first.',
      cursorListAnswer(conversation).shape,
    ),
    'Page of conversations',
  ),
  unread: describe(unreadMessages, 'Unread messages in all conversations'),
});
export type ConversationList = z.infer<typeof conversationList>;

export const conversationPage = resource('ConversationPage', 'A conversation with a range of its messages.', {
  success,
  data: describe(
    resource('ConversationWindow', 'A conversation with a range of its messages.', {
      ...conversation.shape,
      messages: describe(z.array(message), 'Messages, ordered by number'),
      has_earlier: describe(z.boolean(), 'Whether there are earlier messages', true),
      has_later: describe(z.boolean(), 'Whether there are later messages', false),
    }),
    'The conversation',
  ),
});
export type ConversationPage = z.infer<typeof conversationPage>;

/** `created` is false if the conversation existed before. */
export const conversationStarted = resource('ConversationStarted', 'The conversation and the message that was sent.', {
  success,
  data: describe(conversation, 'The conversation'),
  message: describe(message, 'The message'),
  created: describe(z.boolean(), 'Whether the conversation is new; false if it existed before', false),
});
export type ConversationStarted = z.infer<typeof conversationStarted>;

export const messageSent = resource('MessageSent', 'The sent message.', {
  success,
  data: describe(message, 'The message'),
});
export type MessageSent = z.infer<typeof messageSent>;

export const messageHiddenAnswer = resource('MessageHidden', 'The message as the user now sees it.', {
  success,
  data: describe(message, 'The message'),
});

export const conversationChangedAnswer = resource('ConversationChanged', 'The changed conversation.', {
  success,
  data: describe(conversation, 'The conversation'),
  unread: describe(unreadMessages, 'Unread messages in all conversations'),
});

export const conversationReported = resource('ConversationReported', 'Confirmation of a report.', {
  success,
  message: describe(
    z.string(),
    'Message to show to the user',
    'Report submitted successfully. Thank you for helping keep our marketplace safe.',
  ),
});

export const conversationFound = resource(
  'ConversationFound',
  "The user's conversation about the subject, if one exists.",
  {
    success,
    data: describe(
      resource('FoundConversation', 'An existing conversation.', {
        id: describe(z.uuid(), 'ID of the conversation', examples.conversation),
      }).nullable(),
      'The conversation; null if there is none',
    ),
  },
);

export const conversationsFound = resource('ConversationsFound', "The user's conversations about the given subjects.", {
  success,
  data: describe(
    z.array(
      resource('ConversationAbout', 'A conversation and its subject.', {
        id: describe(z.uuid(), 'ID of the conversation', examples.conversation),
        about: describe(z.string(), 'ID of the product, or code of the order', examples.product),
      }),
    ),
    'One entry for each subject with a conversation',
  ),
});
export type ConversationAbout = z.infer<typeof conversationsFound>['data'][number];

export const conversationWindows = resource('ConversationWindows', 'Messages of several conversations.', {
  success,
  data: describe(
    z.array(
      resource('WindowOfConversation', 'Messages of one conversation.', {
        id: describe(z.uuid(), 'ID of the conversation', examples.conversation),
        messages: describe(z.array(message), 'Messages, ordered by number'),
        has_earlier: describe(z.boolean(), 'Whether there are earlier messages', false),
        has_later: describe(z.boolean(), 'Whether there are later messages', false),
      }),
    ),
    'One entry for each conversation that belongs to the user',
  ),
});
export type ConversationWindow = z.infer<typeof conversationWindows>['data'][number];

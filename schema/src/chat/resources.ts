import { z } from 'zod';
import { orderStates } from '#orders/limits.ts';
import { conversationSides, messageSenders } from './limits.ts';

/** Private: `url` (`/api/chat/pictures/<id>`, with `?width=` one of `imageWidths`) is answered to the two people only. */
export const messagePicture = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
});

/** A step of an order of the two, at its place between their messages. */
export const messageOrderStep = z.object({
  order_id: z.string(),
  status: z.enum(orderStates),
  reason: z.string().nullable(),
});

/** `number` counts the messages of the conversation from 1, without gaps. */
export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  number: z.number().int().positive(),
  client_id: z.uuid(),
  sender_type: z.enum(messageSenders),
  content: z.string(),
  attachment: messagePicture.nullable(),
  order_step: messageOrderStep.nullable(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof message>;

export const chatPartner = z.object({
  id: z.uuid(),
  name: z.string(),
  /** A shop's logo: `/media/<id>`. */
  picture: z.string().nullable(),
});

/** Live price and stock are asked of the product itself. */
export const conversationProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
});

/** A conversation as one of its people sees it; what depends on who looks is said for `viewer_is`. */
export const conversation = z.object({
  id: z.uuid(),
  viewer_is: z.enum([...conversationSides, 'admin']),
  seller: z.object({
    id: z.uuid(),
    business_name: z.string(),
    business_slug: z.string(),
    shop_logo: z.string().nullable(),
    verified: z.boolean(),
  }),
  buyer_name: z.string(),
  buyer_email: z.string(),
  partner: chatPartner,
  product_name: z.string().nullable(),
  product: conversationProduct.nullable(),
  last_message: message.nullable(),
  /** Number of the newest message; 0 while there is none. */
  last_number: z.number().int(),
  /** Up to which number each side has read. */
  read_number: z.number().int(),
  partner_read_number: z.number().int(),
  unread_count: z.number().int(),
  is_archived: z.boolean(),
  /** The viewer blocked the other; whether the other blocked them is not told, but `can_send` is false then, too. */
  is_blocked: z.boolean(),
  can_send: z.boolean(),
  /** Grows with every change of this person's view, so that an older answer never overwrites a newer. */
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

/** Unread messages in all of a person's conversations. */
export const unreadMessages = z.object({ messages: z.number().int() });
export type UnreadMessages = z.infer<typeof unreadMessages>;

export const conversationList = z.object({
  success: z.literal(true),
  data: z.object({
    results: z.array(conversation),
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    next_cursor: z.string().nullable(),
  }),
  unread: unreadMessages,
});
export type ConversationList = z.infer<typeof conversationList>;

/** The messages in the order of their numbers. */
export const conversationPage = z.object({
  success: z.literal(true),
  data: conversation.extend({ messages: z.array(message), has_earlier: z.boolean(), has_later: z.boolean() }),
});
export type ConversationPage = z.infer<typeof conversationPage>;

/** `created` is false where the two had this conversation already. */
export const conversationStarted = z.object({
  success: z.literal(true),
  data: conversation,
  message,
  created: z.boolean(),
});
export type ConversationStarted = z.infer<typeof conversationStarted>;

export const messageSent = z.object({ success: z.literal(true), data: message });
export type MessageSent = z.infer<typeof messageSent>;

export const conversationChangedAnswer = z.object({
  success: z.literal(true),
  data: conversation,
  unread: unreadMessages,
});

export const conversationReported = z.object({ success: z.literal(true), message: z.string() });

/** Which conversation, if any, the viewer has about this product, order or shop. */
export const conversationFound = z.object({ success: z.literal(true), data: z.object({ id: z.uuid() }).nullable() });

export const chatSettings = z.object({ shows_typing: z.boolean(), shows_presence: z.boolean() });
export type ChatSettings = z.infer<typeof chatSettings>;

/** What the live side may show this person of a partner; a stranger is not found. */
export const partnerAnswer = z.object({ shows_presence: z.boolean() });

/** What `typing:<conversation>` carries. */
export const typingState = z.object({ side: z.enum(conversationSides), typing: z.boolean() });
export type TypingState = z.infer<typeof typingState>;

/** What `presence:<user>` carries: something changed, ask again. */
export const presenceState = z.object({ changed: z.literal(true) });

/** An upload waiting to be used in something that its owner sends. */
export const upload = z.object({
  id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
});
export type Upload = z.infer<typeof upload>;

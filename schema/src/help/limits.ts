export const helpLimits = {
  nameMax: 100,
  subjectMax: 150,
  /** The spec's limit, which the form shows as a counter. */
  messageMax: 500,
  /** Per given email address, and per IP address, which many phones may share. */
  messagesOfEmail: { times: 5, seconds: 60 * 60 },
  messagesOfAddress: { times: 30, seconds: 60 * 60 },
  /** For all senders together, so that an attacker with many machines cannot flood us. */
  messagesOfAll: { times: 600, seconds: 60 * 60 },
  messageKeptDays: 730,
  followUpMin: 2,
  /** Per user over all their messages, or per IP address without a login. */
  followUps: { times: 10, seconds: 60 * 60 },
  /** The newest messages that a user finds in their own list. */
  ownShown: 50,
  answerMax: 2000,
  /** Replies to one message. */
  repliesMax: 20,
} as const;

export const contactStates = ['waiting', 'done'] as const;
export type ContactState = (typeof contactStates)[number];

/** Inquiry types of the contact form. */
export const inquiryTypes = [
  'General',
  'Order',
  'Payment',
  'Seller account',
  'Report a problem',
  'Partnership',
] as const;

/** The pictures beside help topics and safety tips. */
export const helpIcons = [
  'bag',
  'truck',
  'wallet',
  'chat',
  'person',
  'shop',
  'place',
  'search',
  'people',
  'phone',
  'shield',
  'receipt',
] as const;

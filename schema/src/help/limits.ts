export const helpLimits = {
  nameMax: 100,
  subjectMax: 150,
  /** Of the spec; the form counts up to it. */
  messageMax: 500,
  /** Of one e-mail address, whoever writes it, and of one machine, behind which many phones may be. */
  messagesOfEmail: { times: 5, seconds: 60 * 60 },
  messagesOfAddress: { times: 30, seconds: 60 * 60 },
  /** Of all together: whoever has a thousand machines fills no more than this. */
  messagesOfAll: { times: 600, seconds: 60 * 60 },
  messageKeptDays: 730,
  followUpMin: 2,
  /** Of one person about all their messages, of one machine without a login. */
  followUps: { times: 10, seconds: 60 * 60 },
  /** Of their own messages somebody finds the newest. */
  ownShown: 50,
  answerMax: 2000,
  /** Of one message. */
  repliesMax: 20,
} as const;

/** Whether somebody looked after a message. */
export const contactStates = ['waiting', 'done'] as const;
export type ContactState = (typeof contactStates)[number];

/** What a message to the house is about, as the form offers it. */
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

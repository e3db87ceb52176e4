import { choice, type ValueOf } from '#kernel/reference/choice.ts';

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
  faqTopicsMax: 10,
  faqsMax: 10,
  safetyTipsMax: 6,
  policiesMax: 10,
  policySectionsMax: 15,
  policyParagraphsMax: 5,
  policyPointsMax: 15,
} as const;

export const contactState = choice('ContactState', 'State of a contact message.', {
  waiting: 'Waiting for an answer',
  done: 'Answered, or closed without an answer',
});
export type ContactState = ValueOf<typeof contactState>;

export const inquiryKind = choice('InquiryKind', 'Subject area of a contact message.', {
  General: 'General',
  Order: 'Order',
  Payment: 'Payment',
  'Seller account': 'Seller account',
  'Report a problem': 'Report a problem',
  Partnership: 'Partnership',
});

/** The pictures beside help topics and safety tips. */
export const helpIcon = choice('HelpIcon', 'Icon of a help topic or a safety tip.', {
  bag: 'The bag icon',
  truck: 'The truck icon',
  wallet: 'The wallet icon',
  chat: 'The chat icon',
  user: 'The user icon',
  shop: 'The shop icon',
  place: 'The place icon',
  search: 'The search icon',
  users: 'The users icon',
  phone: 'The phone icon',
  shield: 'The shield icon',
  receipt: 'The receipt icon',
});

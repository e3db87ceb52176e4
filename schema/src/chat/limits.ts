import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const chatLimits = {
  textMax: 2000,
  /** Each picture becomes a message of its own. */
  picturesAtOnce: 10,
  listPageSize: 20,
  listPageMax: 100,
  messagePageSize: 40,
  /** Messages of several conversations in one response. */
  messagesAtOnce: 2500,
  messagePageMax: 100,
  /** Characters of the last message that the list shows. */
  previewMax: 60,
  /** Maximum height of the input in pixels. */
  inputHeightMax: 120,
  messagesPerMinute: 20,
  newConversationsPerHour: 5,
  reportsPerDay: 5,
  /** These changes are limited because each is sent to other users at once. */
  blockTogglesPerHour: 30,
  settingsPerHour: 60,
  archivesPerMinute: 60,
  hidesPerMinute: 60,
  /** Characters of a quoted message. */
  quoteMax: 200,
  typingPerMinute: 120,
  reportDetailsMax: 1000,
  /** Newest messages that are stored as evidence with a report. */
  evidenceMessages: 50,
  searchMax: 100,
  mailAfterMinutes: 15,
  mailEveryMinutes: 60,
  /** A typing client repeats the signal this often; others hide it after `typingShownSeconds` without a signal. */
  typingEverySeconds: 3,
  typingShownSeconds: 6,
  /**
   * A user counts as online for this long after the last signal. Each process signals for its sockets twice in that
   * time.
   */
  presenceSeconds: 40,
  /** How long the time of the last visit is stored, for "active 5 min ago". */
  lastSeenDays: 7,
} as const;

export const conversationSide = choice('ConversationSide', 'Side of a conversation.', {
  buyer: 'The buyer',
  seller: 'The seller',
});
export type ConversationSide = ValueOf<typeof conversationSide>;

export const conversationViewer = choice('ConversationViewer', 'Role of the viewer in a conversation.', {
  ...conversationSide.labels,
  admin: 'An admin, who may read a reported conversation',
});

export const messageSender = choice('MessageSender', 'Sender of a message.', {
  ...conversationSide.labels,
  system: 'The marketplace, for example when a timer changes an order',
});
export type MessageSender = ValueOf<typeof messageSender>;

export const reportReason = choice('ReportReason', 'Reason for a report.', {
  'Scam or fraudulent activity': 'Scam or fraudulent activity',
  'Fake or counterfeit products': 'Fake or counterfeit products',
  'Poor customer service': 'Poor customer service',
  'Inappropriate content': 'Inappropriate content',
  'Misleading product descriptions': 'Misleading product descriptions',
  Other: 'Other',
});
export type ReportReason = ValueOf<typeof reportReason>;

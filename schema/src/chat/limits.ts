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
  /** Above this number, badges show it with a plus sign. */
  badgeMax: 9,
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

export const conversationSides = ['buyer', 'seller'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** `system` is the marketplace itself, for example when a timer changes an order. */
export const messageSenders = [...conversationSides, 'system'] as const;
export type MessageSender = (typeof messageSenders)[number];

export const reportReasons = [
  'Scam or fraudulent activity',
  'Fake or counterfeit products',
  'Poor customer service',
  'Inappropriate content',
  'Misleading product descriptions',
  'Other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

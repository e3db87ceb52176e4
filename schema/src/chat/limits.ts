export const chatLimits = {
  textMax: 2000,
  /** Each becomes a message of its own. */
  picturesAtOnce: 10,
  listPageSize: 20,
  listPageMax: 50,
  messagePageSize: 40,
  /** Of several conversations together. */
  messagesAtOnce: 2500,
  messagePageMax: 100,
  /** Characters of the last message that the list shows. */
  previewMax: 60,
  /** Badges show this number and a plus above it. */
  badgeMax: 9,
  /** Pixels that the input grows to. */
  inputHeightMax: 120,
  messagesPerMinute: 20,
  newConversationsPerHour: 5,
  reportsPerDay: 5,
  /** Each change of these is told to other people at once. */
  blockTogglesPerHour: 30,
  settingsPerHour: 60,
  archivesPerMinute: 60,
  hidesPerMinute: 60,
  /** Characters of a message that a reply to it shows. */
  quoteMax: 200,
  typingPerMinute: 120,
  reportDetailsMax: 1000,
  /** Messages before a report that are kept as its evidence. */
  evidenceMessages: 50,
  searchMax: 100,
  mailAfterMinutes: 15,
  mailEveryMinutes: 60,
  /** A typing person says so again this often; whoever hears nothing more for `typingShownSeconds` stops showing it. */
  typingEverySeconds: 3,
  typingShownSeconds: 6,
  /** Somebody is online while heard of within this time; every process says so for its sockets twice as often. */
  presenceSeconds: 40,
  /** How long "active 5 min ago" is known. */
  lastSeenDays: 7,
} as const;

export const conversationSides = ['buyer', 'seller'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** `system` speaks for the marketplace: an order that moves on by the clock. */
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

/** Saved answers of sellers. Separate, because a conversation loads without them. */
export const quickReplyLimits = {
  many: 20,
  textMax: 500,
  changesPerHour: 120,
} as const;

export const quickReplyTexts = {
  empty: 'Please write something.',
  tooLong: `A quick reply can have at most ${quickReplyLimits.textMax} characters.`,
  tooMany: `You can save at most ${quickReplyLimits.many} quick replies.`,
  forSellers: 'Only sellers can save quick replies.',
} as const;

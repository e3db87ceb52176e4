import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { conversationSide } from './limits.ts';
import { quickReplyLimits } from './quick-replies.ts';

export const chatSettings = resource('ChatSettings', 'The details that a user shows to chat partners.', {
  shows_typing: describe(z.boolean(), 'Whether others see that the user is typing', true),
  shows_presence: describe(
    z.boolean(),
    'Whether others see that the user is online or when they were last online',
    true,
  ),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const quickReplies = resource('QuickReplies', 'Saved answers of a seller.', {
  replies: describe(z.array(z.string()).max(quickReplyLimits.many), 'Quick replies, in order', [
    'Yes, it is still there.',
  ]),
  version: describe(z.number().int(), 'Version, higher after every change; 0 before the first', 1),
});
export type QuickReplies = z.infer<typeof quickReplies>;

/** Says whether the BFF may show a partner's presence; a stranger is not found. */
export const partnerAnswer = resource('Partner', 'The details that a chat partner shows.', {
  shows_presence: describe(z.boolean(), 'Whether the user may see that the partner is online', true),
});

/** Message on `typing:<conversation>`. */
export const typingState = z.object({ side: oneOf(conversationSide), typing: z.boolean() });
export type TypingState = z.infer<typeof typingState>;

/**
 * Message on `presence:<user>`: something changed, look again. `only_here` means that the user came or went, so who
 * may see it did not change.
 */
export const presenceState = z.object({ changed: z.literal(true), only_here: z.literal(true).optional() });

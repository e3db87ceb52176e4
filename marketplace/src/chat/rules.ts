import { type ConversationSide, chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import { quickReplyLimits } from '@besesaka/schema/chat/quick-replies.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { Forbidden } from '#platform/base/errors.ts';
import type { Config } from '#platform/config.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';

type Settings = Pick<Config, 'chatMessagesPerMinute' | 'chatNewConversationsPerHour'>;

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

export function messageRule({ chatMessagesPerMinute }: Settings): LimitRule {
  return { name: 'chat-messages', times: chatMessagesPerMinute ?? limits.messagesPerMinute, seconds: 60 };
}

export function newConversationRule({ chatNewConversationsPerHour }: Settings): LimitRule {
  const times = chatNewConversationsPerHour ?? limits.newConversationsPerHour;
  return { name: 'chat-conversations', times, seconds: 60 * 60 };
}

export const reportRule: LimitRule = { name: 'chat-reports', times: limits.reportsPerDay, seconds: 24 * 60 * 60 };

export const blockRule: LimitRule = { name: 'chat-blocks', times: limits.blockTogglesPerHour, seconds: 60 * 60 };

export const settingsRule: LimitRule = { name: 'chat-settings', times: limits.settingsPerHour, seconds: 60 * 60 };

export const quickRepliesRule: LimitRule = {
  name: 'chat-quick-replies',
  times: quickReplyLimits.changesPerHour,
  seconds: 60 * 60,
};

export const archiveRule: LimitRule = { name: 'chat-archive', times: limits.archivesPerMinute, seconds: 60 };

export const hideRule: LimitRule = { name: 'chat-hides', times: limits.hidesPerMinute, seconds: 60 };

export const typingRule: LimitRule = { name: 'chat-typing', times: limits.typingPerMinute, seconds: 60 };

interface Blocks {
  iBlock: boolean;
  theyBlock: boolean;
}

/** Reports the user's own block first, because they can remove it. */
export function checkBlocks({ iBlock, theyBlock }: Blocks): void {
  if (iBlock) throw new Forbidden(texts.blockedByYou);
  if (theyBlock) throw new Forbidden(texts.blocked);
}

/** The beginning of a message, as lists show it. */
export function previewOf(content: string, max: number = limits.previewMax): string {
  const line = content.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

import type { ReportReason } from '@besesaka/schema/chat/limits.ts';
import { domainEvent } from '#platform/events/domain-events.ts';

/** The report stores a copy of the conversation's messages. */
export interface ConversationReported {
  reportId: string;
  conversationId: string;
  shopId: string;
  reporterId: string;
  reason: ReportReason;
  details: string;
}

export const conversationReported = domainEvent<ConversationReported>('chat.conversation-reported');

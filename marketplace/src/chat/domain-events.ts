import type { ReportReason } from '@besesaka/schema/chat/limits.ts';
import { domainEvent } from '#platform/events/domain-events.ts';

/** Its messages up to then are kept under the same id. */
export interface ConversationReported {
  reportId: string;
  conversationId: string;
  shopId: string;
  reporterId: string;
  reason: ReportReason;
  details: string;
}

export const conversationReported = domainEvent<ConversationReported>('chat.conversation-reported');

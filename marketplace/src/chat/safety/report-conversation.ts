import type { ReportConversationInput } from '@besesaka/schema/chat/inputs.ts';
import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import { reportConversation as operation } from '@besesaka/schema/chat/member-operations.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { requireView } from '#chat/conversations/conversation-view.ts';
import { conversationReported } from '#chat/domain-events.ts';
import { readMessages } from '#chat/messages/read-messages.ts';
import { reportRule } from '#chat/rules.ts';
import { chatReports } from '#chat/tables.ts';
import { withinLimit } from '#chat/within-limit.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';

interface Args {
  ctx: Ctx;
  input: ReportConversationInput & { id: string; key: string | undefined };
}

/** Stores the report with a copy of the newest messages. */
export async function reportConversation({ ctx, input }: Args): Promise<{ success: true; message: string }> {
  const { userId } = requireViewer(ctx);
  const { id, reason, details, key } = input;
  const { conversation } = await requireView(ctx, { id, userId });
  return withinLimit(ctx, { rule: reportRule, key: userId, refusal: texts.tooManyReports }, async () => {
    const window = { limit: limits.evidenceMessages };
    const { messages: evidence } = await readMessages(ctx, conversation, window, null);
    const report = { conversationId: id, reporterId: userId, reason, details };
    const reportId = newId();
    return answerOnce(ctx, attemptOf(operation, key, { id, reason, details }), async (tx) => {
      await tx.db.insert(chatReports).values({ id: reportId, ...report, evidence, createdAt: tx.now });
      await publishDomainEvent(tx, conversationReported, { reportId, shopId: conversation.shopId, ...report });
      return { success: true, message: texts.reported } as const;
    });
  });
}

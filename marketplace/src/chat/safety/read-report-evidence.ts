import type { Message } from '@besesaka/schema/chat/resources.ts';
import { eq } from 'drizzle-orm';
import { chatReports } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns the messages as they were when they were reported, oldest first. The caller must check permissions. */
export async function readReportEvidence({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Message[]> {
  const [report] = await ctx.db
    .select({ evidence: chatReports.evidence })
    .from(chatReports)
    .where(eq(chatReports.id, input.id));
  return messagesIn(report?.evidence);
}

/** `reportConversation` is the only writer of this column, so the cast is safe. */
function messagesIn(evidence: unknown): Message[] {
  return Array.isArray(evidence) ? (evidence as Message[]) : [];
}

import type { Message } from '@besesaka/schema/chat/resources.ts';
import { eq } from 'drizzle-orm';
import { chatReports } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** The messages as they were when somebody reported them, oldest first; whoever asks has checked who may. */
export async function readReportEvidence({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Message[]> {
  const [report] = await ctx.db
    .select({ evidence: chatReports.evidence })
    .from(chatReports)
    .where(eq(chatReports.id, input.id));
  return messagesIn(report?.evidence);
}

/** The column holds what `reportConversation` put there. */
function messagesIn(evidence: unknown): Message[] {
  return Array.isArray(evidence) ? (evidence as Message[]) : [];
}

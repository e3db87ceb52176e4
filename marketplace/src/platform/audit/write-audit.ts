import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { auditLog } from './tables.ts';

interface Entry {
  /** Such as `chat.conversation.read`. */
  act: string;
  /** The id of what it is done to. */
  subject: string;
  details: object;
}

/** Before the act itself: what an admin saw is in the log even when the answer never arrived. */
export async function writeAudit({ ctx, input }: { ctx: Ctx; input: Entry }): Promise<void> {
  const { userId: actorId } = requireViewer(ctx);
  await ctx.db.insert(auditLog).values({ id: newId(), actorId, ...input, at: ctx.now });
}

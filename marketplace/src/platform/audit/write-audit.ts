import { and, eq, gt } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { auditLog } from './tables.ts';

interface Entry {
  /** Such as `chat.conversation.read`. */
  act: string;
  /** The id of what it is done to. */
  subject: string;
  details: object;
}

/** A screen reads again after each act, and when it comes back: within this time it is one look. */
const lookMs = 60_000;

/** Before the act itself: what an admin saw is in the log even when the answer never arrived. */
export async function writeAudit({ ctx, input }: { ctx: Ctx; input: Entry }): Promise<void> {
  const { userId: actorId } = requireViewer(ctx);
  if (input.act.endsWith('.read') && (await hasLooked(ctx, actorId, input))) return;
  await ctx.db.insert(auditLog).values({ id: newId(), actorId, ...input, at: ctx.now });
}

async function hasLooked({ db, now }: Ctx, actorId: string, { act, subject }: Entry): Promise<boolean> {
  const isSame = and(eq(auditLog.subject, subject), eq(auditLog.actorId, actorId), eq(auditLog.act, act));
  const since = gt(auditLog.at, new Date(now.getTime() - lookMs));
  return (await db.$count(auditLog, and(isSame, since))) > 0;
}

import { and, eq, gt } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { auditLog } from './tables.ts';

/** The actor of commands on the server, which has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';

interface Entry {
  /** For example `chat.conversation.read`. */
  act: string;
  /** The id of the affected object. */
  subject: string;
  details: object;
}

/** Screens reload after each action and when they regain focus. Reads within this time count as one. */
const lookMs = 60_000;

/** Runs before the action itself, so the log has what an admin saw even if the response never arrived. */
export async function writeAudit({ ctx, input }: { ctx: Ctx; input: Entry }): Promise<void> {
  const { userId: actorId } = requireViewer(ctx);
  if (input.act.endsWith('.read') && (await hasLooked(ctx, actorId, input))) return;
  await writeAuditOf(ctx, actorId, input);
}

export async function writeAuditOf({ db, now }: Pick<Ctx, 'db' | 'now'>, actorId: string, entry: Entry): Promise<void> {
  await db.insert(auditLog).values({ id: newId(), actorId, ...entry, at: now });
}

export function writeOperatorAudit(db: Database, now: Date, entry: Entry): Promise<void> {
  return writeAuditOf({ db, now }, operatorId, entry);
}

async function hasLooked({ db, now }: Ctx, actorId: string, { act, subject }: Entry): Promise<boolean> {
  const isSame = and(eq(auditLog.subject, subject), eq(auditLog.actorId, actorId), eq(auditLog.act, act));
  const since = gt(auditLog.at, new Date(now.getTime() - lookMs));
  return (await db.$count(auditLog, and(isSame, since))) > 0;
}

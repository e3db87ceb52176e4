import {
  type DataExport,
  type DataExportAnswer,
  dataExportLimits as limits,
  dataExportTexts as texts,
} from '@besesaka/schema/accounts/data-export.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { requireRole } from '#accounts/is-admin.ts';
import { type DataExportRow, dataExports, users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { dayOf } from '#platform/base/clock.ts';
import { NotFound, RateLimited, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { gatherDataJob } from './gather-data.ts';
import { partKey } from './parts.ts';

const rule = { name: 'data-exports', times: limits.perDay, seconds: 24 * 60 * 60 };

/** Starts a job that gathers all data about the user; a mail says when the archive is ready. */
export async function requestDataExport({ ctx }: { ctx: Ctx }): Promise<DataExport> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    // The lock serializes concurrent requests of the same user.
    const [user] = await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Unauthenticated();
    const before = await newest(tx, userId);
    if (before && stateOf(before, tx.now) === 'preparing') throw new Refused(texts.running);
    await countAct(tx, rule, texts.tooMany);
    const row = await startExport(tx, { userId, list: null, month: null });
    await writeAudit({ ctx: tx, input: { act: 'data-export.ask', subject: row.id, details: {} } });
    return toDataExport(row, tx.now);
  });
}

export async function startExport(
  tx: Tx,
  what: Pick<DataExportRow, 'userId' | 'list' | 'month'>,
): Promise<DataExportRow> {
  const unfinished = { expiresAt: null, parts: null, bytes: null, gatheredAs: null };
  const row = { id: newId(), askedAt: tx.now, ...what, ...unfinished };
  await tx.db.insert(dataExports).values(row);
  tx.enqueue(gatherDataJob, { exportId: row.id });
  return row;
}

/** The state of the most recent export. */
export async function readDataExport({ ctx }: { ctx: Ctx }): Promise<DataExportAnswer> {
  const row = await newest(ctx, requireViewer(ctx).userId);
  return { data_export: row ? toDataExport(row, ctx.now) : null };
}

/** Streams the archive part by part, only to the user it is about and only until it expires. */
export async function readArchive({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const { userId } = requireViewer(ctx);
  const [row] = isUuid(input.id) ? await ctx.db.select().from(dataExports).where(eq(dataExports.id, input.id)) : [];
  const { parts } = row ?? {};
  if (row?.userId !== userId || !parts || stateOf(row, ctx.now) !== 'ready') throw new NotFound(texts.over);
  if (row.list) await requireRole(ctx, { method: 'GET', area: 'money' });
  await countAct(ctx, {
    name: 'data-export-fetches',
    times: ctx.config.limits.dataExportFetchesPerHour,
    seconds: 3600,
  });
  const release = await beginFetch(ctx, userId);
  await writeAudit({ ctx, input: { act: 'data-export.read', subject: row.id, details: {} } });
  let next = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const part = await ctx.files.get('private', partKey(row, next));
    next += 1;
    const isLast = next === parts;
    if (isLast || !part) await release();
    if (!part) return controller.error(new Error(`Part ${next} of an archive is missing`));
    controller.enqueue(part.body);
    if (isLast) controller.close();
  };
  // No part is read ahead, so the slot is released when the last part has been read.
  const body = new ReadableStream<Uint8Array>({ pull, cancel: release }, { highWaterMark: 0 });
  const name = `${row.list ?? 'my-data'}-${dayOf(row.askedAt)}`;
  return { body, bytes: row.bytes ?? 0, name };
}

/**
 * Archives are large, so each user downloads one at a time. If the end of a download is never seen, the slot expires.
 */
async function beginFetch({ limiter }: Ctx, userId: string): Promise<() => Promise<void>> {
  const rule = { name: 'data-export-fetch', times: 1, seconds: 120 };
  const wait = await limiter.take(rule, userId);
  if (wait !== null) throw new RateLimited(wait);
  return () => limiter.forget(rule, userId);
}

async function newest({ db }: Ctx, userId: string): Promise<DataExportRow | undefined> {
  const mine = and(eq(dataExports.userId, userId), isNull(dataExports.list));
  const [row] = await db
    .select()
    .from(dataExports)
    .where(mine)
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id))
    .limit(1);
  return row;
}

function stateOf({ askedAt, expiresAt }: DataExportRow, now: Date): DataExport['state'] {
  if (expiresAt) return expiresAt > now ? 'ready' : 'over';
  return now.getTime() - askedAt.getTime() < limits.patienceMinutes * 60_000 ? 'preparing' : 'failed';
}

export function toDataExport(row: DataExportRow, now: Date): DataExport {
  return {
    id: row.id,
    state: stateOf(row, now),
    asked_at: row.askedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    bytes: row.bytes,
  };
}

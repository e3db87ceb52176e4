import { archivePath, dataExportLimits as limits } from '@besesaka/schema/accounts/data-export.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { dataExports, users } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { entriesOfUser } from './entries-of-user.ts';
import { type Archive, partBytes, partKey, partKeys } from './parts.ts';
import { schedulePartRemoval } from './prune-data-exports.ts';
import { type ZipEntry, zip } from './zip.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The files of an exported list of the back office. */
    entriesOfList: (ctx: Ctx, what: { list: string; month: string | null }) => AsyncIterable<ZipEntry>;
  }
}

interface ExportJob {
  exportId: string;
}

export const gatherDataJob = jobKind<ExportJob>('accounts.gather-data');

/**
 * Writes the archive. Retries and concurrent runs each write their own parts: the first to finish wins, and the parts
 * of the others are removed.
 */
export async function gatherData({ ctx, input }: { ctx: Ctx; input: ExportJob }): Promise<void> {
  const isUnfinished = and(eq(dataExports.id, input.exportId), isNull(dataExports.expiresAt));
  const [row] = await ctx.db
    .select({
      id: dataExports.id,
      list: dataExports.list,
      month: dataExports.month,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
    })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(isUnfinished);
  if (!row) return;
  const archive = { id: row.id, gatheredAs: newId() };
  const { list, month } = row;
  const entries = list ? ctx.ports.entriesOfList(ctx, { list, month }) : entriesOfUser(ctx, row.userId);
  const written = await writeParts(ctx, archive, entries);
  await inTransaction(ctx, async (tx) => {
    const expiresAt = new Date(tx.now.getTime() + limits.aliveMinutes * 60_000);
    const [ready] = await tx.db
      .update(dataExports)
      .set({ ...written, gatheredAs: archive.gatheredAs, expiresAt })
      .where(isUnfinished)
      .returning();
    if (!ready) return schedulePartRemoval(tx.db, partKeys(archive, written.parts), tx.now);
    tx.notify({
      to: row.userId,
      source: 'buyer',
      kind: 'system',
      key: list ? `account:data-export:${row.id}` : 'account:data-export',
      content: {
        title: list ? 'Your export is ready' : 'Your data is ready',
        text: `You can download it for ${limits.aliveMinutes} minutes.`,
      },
      link: list ? '/admin/exports' : '/dashboard/settings?section=security',
    });
    if (!list) tx.enqueue(mailJob, await readyMail(tx, row));
  });
}

async function writeParts(ctx: Ctx, archive: Archive, entries: AsyncIterable<ZipEntry>) {
  let parts = 0;
  let bytes = 0;
  for await (const body of splitIntoParts(zip(entries, ctx.now), partBytes)) {
    const key = partKey(archive, parts);
    await schedulePartRemoval(ctx.db, [key], new Date(ctx.now.getTime() + dayMs));
    await ctx.files.put('private', key, { body, contentType: 'application/octet-stream' });
    parts += 1;
    bytes += body.length;
  }
  return { parts, bytes };
}

async function* splitIntoParts(chunks: AsyncIterable<Uint8Array>, minBytes: number) {
  let buffered: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    buffered.push(chunk);
    size += chunk.length;
    if (size < minBytes) continue;
    yield new Uint8Array(Buffer.concat(buffered));
    buffered = [];
    size = 0;
  }
  if (size > 0) yield new Uint8Array(Buffer.concat(buffered));
}

function readyMail({ config }: Ctx, { id, email, fullName }: { id: string; email: string; fullName: string }) {
  return composeMail({
    to: email,
    subject: 'Your data is ready',
    paragraphs: [
      `Dear ${fullName},`,
      'All that we keep of you is ready to be downloaded, as JSON and pictures in one archive.',
      `The link works for ${limits.aliveMinutes} minutes, and only where you are logged in. If you did not ask for it, please change your password.`,
    ],
    action: { label: 'Download my data', url: config.publicUrl + archivePath(id) },
  });
}

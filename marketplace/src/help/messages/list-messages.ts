import type { ContactState } from '@besesaka/schema/help/limits.ts';
import type { ContactMessageRow } from '@besesaka/schema/help/messages.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { and, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { contactMessages } from '#help/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { state?: ContactState | undefined };
}

/** For admins: what waits with the longest wait first, all others newest first. */
export async function listMessages({ ctx, input }: Args) {
  await requireAdmin(ctx);
  const { state } = input;
  const { doneAt, createdAt, id } = contactMessages;
  const which = state && (state === 'waiting' ? isNull(doneAt) : isNotNull(doneAt));
  const isDown = state !== 'waiting';
  const part = partOf(isDown ? 'newest' : 'oldest', byTime(createdAt, id, isDown), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(contactMessages), keys: part.keys })
      .from(contactMessages)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(contactMessages, which) : null,
  ]);
  const { rows, ...place } = part.take(found);
  return { results: rows.map(toMessageRow), count, ...place };
}

export function toMessageRow(row: typeof contactMessages.$inferSelect): ContactMessageRow {
  const { id, name, email, subject, inquiryType, doneAt, createdAt } = row;
  return {
    ...{ id, name, email, subject, inquiry_type: inquiryType, state: doneAt ? 'done' : 'waiting' },
    created_at: createdAt.toISOString(),
  };
}

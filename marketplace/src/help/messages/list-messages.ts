import type { ContactState } from '@besesaka/schema/help/limits.ts';
import type { ContactMessageRow } from '@besesaka/schema/help/messages.ts';
import { asc, count, desc, isNotNull, isNull } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { contactMessages } from '#help/tables.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: { state?: ContactState | undefined; page: number; page_size: number };
}

/** For admins: what waits with the longest wait first, all others newest first. */
export async function listMessages({ ctx, input }: Args): Promise<{ results: ContactMessageRow[]; count: number }> {
  await requireAdmin(ctx);
  const { state, page, page_size: size } = input;
  const { doneAt, createdAt, id } = contactMessages;
  const which = state && (state === 'waiting' ? isNull(doneAt) : isNotNull(doneAt));
  const order = state === 'waiting' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(contactMessages)
    .where(which)
    .orderBy(order(createdAt), order(id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await ctx.db.select({ total: count() }).from(contactMessages).where(which);
  return { results: rows.map(toMessageRow), count: counted?.total ?? 0 };
}

export function toMessageRow(row: typeof contactMessages.$inferSelect): ContactMessageRow {
  const { id, name, email, subject, inquiryType, doneAt, createdAt } = row;
  return {
    ...{ id, name, email, subject, inquiry_type: inquiryType, state: doneAt ? 'done' : 'waiting' },
    created_at: createdAt.toISOString(),
  };
}

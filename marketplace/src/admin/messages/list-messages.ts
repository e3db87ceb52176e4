import type { ContactMessageRow, MessagesQuery } from '@besesaka/schema/admin/messages.ts';
import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { contains } from '#admin/contains.ts';
import { contactMessages } from '#help/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';

/** A message with the name of the admin who handles it. */
export const messageColumns = {
  ...getTableColumns(contactMessages),
  assigneeName: sql<string | null>`(select full_name from ${users} where ${users.id} = ${contactMessages.assigneeId})`,
};

/** Lists messages for admins: open ones oldest first, all others newest first. */
export async function listMessages({ ctx, input }: { ctx: Ctx; input: MessagesQuery }) {
  const { state, q } = input;
  const { doneAt, createdAt, id } = contactMessages;
  const which = and(q ? named(q) : undefined, state && (state === 'waiting' ? isNull(doneAt) : isNotNull(doneAt)));
  const isDown = state !== 'waiting';
  const part = partOf(isDown ? 'newest' : 'oldest', byTime(createdAt, id, isDown), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...messageColumns, keys: part.keys })
      .from(contactMessages)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(contactMessages, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map(toMessageRow), count, ...place };
}

const numbered = /^#?(\d{1,9})$/;

/** Matches the message's number or texts. */
function named(words: string): SQL | undefined {
  const number = numbered.exec(words)?.[1];
  const { name, email, subject, message } = contactMessages;
  return or(
    number ? eq(contactMessages.number, Number(number)) : undefined,
    ...[name, email, subject, message].map((text) => contains(text, words)),
  );
}

type Row = typeof contactMessages.$inferSelect & { assigneeName: string | null };

export function toMessageRow(row: Row): ContactMessageRow {
  const { id, number, name, email, subject, inquiryType, doneAt, createdAt, assigneeName } = row;
  return {
    id,
    number,
    name,
    email,
    subject,
    inquiry_type: inquiryType,
    state: doneAt ? 'done' : 'waiting',
    assignee_name: assigneeName,
    created_at: createdAt.toISOString(),
  };
}

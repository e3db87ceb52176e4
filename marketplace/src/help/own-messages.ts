import type { ContactFollowUpInput } from '@besesaka/schema/help/inputs.ts';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import type { OwnContactMessage } from '@besesaka/schema/help/messages.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { NotFound, RateLimited, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { isContactToken } from './contact-links.ts';
import { messagesChanged } from './domain-events.ts';
import { contactMessages, contactReplies } from './tables.ts';

type Row = typeof contactMessages.$inferSelect;

/** Returns the messages that the viewer sent while logged in. */
export async function listOwnMessages({ ctx }: { ctx: Ctx }): Promise<OwnContactMessage[]> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limits.ownShown);
  return withReplies(ctx, rows);
}

interface MessageAccess {
  id: string;
  token?: string | undefined;
}

/** Returns a message to its sender, who is identified by login or by the token from our mail. */
export async function readOwnMessage({ ctx, input }: { ctx: Ctx; input: MessageAccess }): Promise<OwnContactMessage> {
  const [message] = await withReplies(ctx, [await findOwn(ctx, input)]);
  if (!message) throw new NotFound(texts.messageMissing);
  return message;
}

/** Adds the sender's follow-up, which returns the message to the admins' queue. */
export async function followUp({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ContactFollowUpInput & { id: string };
}): Promise<OwnContactMessage> {
  const { id, text } = input;
  await findOwn(ctx, input);
  const rule = { name: 'contact-follow-ups', ...limits.followUps };
  const wait = await ctx.limiter.take(rule, ctx.viewer?.userId ?? ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    await db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('no key update');
    const isTheirs = and(eq(contactReplies.messageId, id), isNull(contactReplies.authorId));
    if ((await db.$count(contactReplies, isTheirs)) >= limits.repliesMax) throw new Refused(texts.repliesFull);
    await db.insert(contactReplies).values({ id: newId(), messageId: id, authorId: null, text, createdAt: tx.now });
    await db.update(contactMessages).set({ doneAt: null }).where(eq(contactMessages.id, id));
    await publishDomainEvent(tx, messagesChanged, { id });
  });
  return readOwnMessage({ ctx, input });
}

/** Throws a 404 for everyone but the sender. */
async function findOwn(ctx: Ctx, { id, token }: MessageAccess): Promise<Row> {
  const [row] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  const isTheirs = row && (row.userId ? row.userId === ctx.viewer?.userId : isContactToken(ctx, id, token));
  if (!isTheirs) throw new NotFound(texts.messageMissing);
  return row;
}

async function withReplies({ db }: Ctx, rows: Row[]): Promise<OwnContactMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const replies = await db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, ids))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return rows.map(({ id, number, subject, message, doneAt, createdAt }) => ({
    id,
    number,
    subject,
    message,
    state: doneAt ? 'done' : 'waiting',
    created_at: createdAt.toISOString(),
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .slice(0, 2 * limits.repliesMax)
      .map((one) => ({
        id: one.id,
        text: one.text,
        is_ours: one.authorId !== null,
        created_at: one.createdAt.toISOString(),
      })),
  }));
}

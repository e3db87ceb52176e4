import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import { and, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { conversationMembers, conversations, messages } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { shops } from '#shops/tables.ts';

export const mailUnreadJob = jobKind('chat.mail-unread');

const batch = 200;
const minute = 60_000;
/** Older unread messages are not mailed any more, for example after a long outage. */
const mailedForDays = 3;

/** Mails users about messages that stay unread, at most once an hour per conversation. Returns the number of mails. */
export function mailUnread({ ctx }: { ctx: Ctx }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const waiting = await selectWaiting(tx);
    if (waiting.length === 0) return 0;
    const { conversationId, side } = conversationMembers;
    await tx.db
      .update(conversationMembers)
      .set({
        mailedNumber: sql`(select last_number from ${conversations} where id = ${conversationId})`,
        mailedAt: tx.now,
      })
      .where(or(...waiting.map((one) => and(eq(conversationId, one.id), eq(side, one.side)))));
    const userIds = waiting.map(({ userId }) => userId);
    const wanting = await tx.ports.notices.wantMails(tx, userIds, 'message');
    const mailed = waiting.filter(({ userId }) => wanting.has(userId));
    for (const one of mailed) tx.enqueue(mailJob, await toMail(tx, one));
    return mailed.length;
  });
}

/** Skips locked rows: another transaction is changing them, and the next run will find them. */
async function selectWaiting({ db, now }: Ctx) {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const { lastAt, mailedAt, mailedNumber, readNumber, side, unread, userId, conversationId } = conversationMembers;
  const isUnread = and(
    eq(messages.conversationId, conversationId),
    sql`${messages.number} > greatest(${readNumber}, ${mailedNumber})`,
    sql`${messages.sender} <> ${side}`,
    isNull(messages.orderCode),
    lte(messages.createdAt, before(limits.mailAfterMinutes)),
  );
  return db
    .select({
      id: conversations.id,
      side,
      userId,
      email: users.email,
      fullName: users.fullName,
      shopName: shops.businessName,
      buyerName: sql<string>`(select full_name from ${users} where id = ${conversations.buyerId})`,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        gt(unread, 0),
        gte(lastAt, before(mailedForDays * 24 * 60)),
        or(isNull(mailedAt), lte(mailedAt, before(limits.mailEveryMinutes))),
        sql`exists (select from ${messages} where ${isUnread})`,
      ),
    )
    .orderBy(lastAt)
    .limit(batch)
    .for('update', { of: conversationMembers, skipLocked: true });
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number];

/** Names the sender but not the text, because others may see the mail. */
function toMail({ config }: Ctx, { id, side, email, fullName, shopName, buyerName }: Waiting) {
  const sender = side === 'buyer' ? shopName : buyerName;
  return composeMail({
    to: email,
    subject: `New message from ${sender}`,
    paragraphs: [`Dear ${fullName},`, `${sender} wrote to you on Besesaka, and you have not read the message yet.`],
    action: { label: 'Open the conversation', url: `${config.publicUrl}/chat/${id}` },
  });
}

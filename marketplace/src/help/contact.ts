import type { ContactInput } from '@besesaka/schema/help/inputs.ts';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { RateLimited } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { contactPath } from './contact-links.ts';
import { messagesChanged } from './domain-events.ts';
import { contactMessages } from './tables.ts';

/**
 * Stores a message for the admins under a number. It never mails the address in the form, because that is unverified and
 * could belong to someone else. Users who are logged in get a confirmation at their account's address.
 */
export async function contact({ ctx, input }: { ctx: Ctx; input: ContactInput }): Promise<{
  success: true;
  message: string;
  number: number;
  message_id: string | null;
}> {
  const { inquiry_type: inquiryType, ...words } = input;
  for (const { rule, key } of rulesFor(ctx, input)) {
    const wait = await ctx.limiter.take(rule, key);
    if (wait !== null) throw new RateLimited(wait);
  }
  const userId = ctx.viewer?.userId ?? null;
  const earlier = await findSame(ctx, input);
  const { id, number } = earlier ?? (await saveMessage(ctx, { id: newId(), userId, ...words, inquiryType }));
  return { success: true, message: texts.confirmation, number, message_id: userId === null ? null : id };
}

type Kept = Omit<typeof contactMessages.$inferInsert, 'createdAt'> & { id: string };

function saveMessage(ctx: Ctx, row: Kept): Promise<{ id: string; number: number }> {
  return inTransaction(ctx, async (tx) => {
    const { number } = contactMessages;
    const [saved] = await tx.db
      .insert(contactMessages)
      .values({ ...row, createdAt: tx.now })
      .returning({ number });
    if (!saved) throw new Error('insert of a contact message returned no row');
    if (row.userId) await confirm(tx, row.userId, { ...row, number: saved.number });
    await publishDomainEvent(tx, messagesChanged, { id: row.id });
    return { id: row.id, number: saved.number };
  });
}

async function confirm(tx: Tx, to: string, { id, number, subject }: Kept & { number: number }): Promise<void> {
  const text = `${texts.messageNumber(number)} ${texts.confirmation}`;
  tx.notify({
    to,
    source: 'buyer',
    kind: 'system',
    key: `contact:${id}`,
    link: contactPath(id),
    content: { title: `We have your message: ${subject}`, text },
    mail: { paragraphs: [text], action: 'Read or add something' },
  });
}

/** Logged-in users have their own limit, so that a flood of anonymous messages affects visitors only. */
function rulesFor({ viewer, client }: Ctx, { email }: ContactInput): { rule: LimitRule; key: string }[] {
  const rule = (name: string, most: Pick<LimitRule, 'times' | 'seconds'>) => ({ name: `contact-${name}`, ...most });
  if (viewer) return [{ rule: rule('user', limits.messagesOfEmail), key: viewer.userId }];
  return [
    { rule: rule('address', limits.messagesOfAddress), key: client.address },
    { rule: rule('email', limits.messagesOfEmail), key: email },
    { rule: rule('visitors', limits.messagesOfAll), key: 'all' },
  ];
}

/** Finds the same message within the last hour: the response was lost, or the user clicked twice. */
async function findSame({ db, now, viewer }: Ctx, { email, subject, message }: ContactInput) {
  const table = contactMessages;
  const [found] = await db
    .select({ id: table.id, number: table.number })
    .from(table)
    .where(
      and(
        viewer ? eq(table.userId, viewer.userId) : isNull(table.userId),
        eq(table.email, email),
        eq(table.subject, subject),
        eq(table.message, message),
        gt(table.createdAt, new Date(now.getTime() - limits.messagesOfEmail.seconds * 1000)),
      ),
    )
    .limit(1);
  return found;
}

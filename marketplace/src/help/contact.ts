import type { ContactInput } from '@besesaka/schema/help/inputs.ts';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { RateLimited } from '#platform/errors.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { newId } from '#platform/ids.ts';
import type { LimitRule } from '#platform/limiter.ts';
import { messagesMoved } from './domain-events.ts';
import { contactMessages } from './tables.ts';

/**
 * Keeps a message for the admin's desk. Nothing is mailed to the address it gives: nobody has shown whose that is, and
 * whoever typed a stranger's would have us write to them. The answer that a person writes is the first mail.
 */
export async function contact({ ctx, input }: { ctx: Ctx; input: ContactInput }): Promise<{
  success: true;
  message: string;
}> {
  const { inquiry_type: inquiryType, ...words } = input;
  for (const { rule, key } of rulesFor(ctx, input)) {
    const wait = await ctx.limiter.take(rule, key);
    if (wait !== null) throw new RateLimited(wait);
  }
  if (!(await isThere(ctx, input))) {
    const userId = ctx.viewer?.userId ?? null;
    const id = newId();
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.insert(contactMessages).values({ id, userId, ...words, inquiryType, createdAt: ctx.now });
      await publishDomainEvent(ctx, messagesMoved, { id });
    });
  }
  return { success: true, message: texts.received };
}

/** Whoever is logged in is counted by themselves: a flood from outside closes the door for visitors only. */
function rulesFor({ viewer, client }: Ctx, { email }: ContactInput): { rule: LimitRule; key: string }[] {
  const rule = (name: string, most: Pick<LimitRule, 'times' | 'seconds'>) => ({ name: `contact-${name}`, ...most });
  if (viewer) return [{ rule: rule('person', limits.messagesOfEmail), key: viewer.userId }];
  return [
    { rule: rule('address', limits.messagesOfAddress), key: client.address },
    { rule: rule('email', limits.messagesOfEmail), key: email },
    { rule: rule('visitors', limits.messagesOfAll), key: 'all' },
  ];
}

/** The same words again within the hour: their answer was lost on the way, or somebody pressed twice. */
async function isThere({ db, now }: Ctx, { email, subject, message }: ContactInput): Promise<boolean> {
  const table = contactMessages;
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.email, email),
        eq(table.subject, subject),
        eq(table.message, message),
        gt(table.createdAt, new Date(now.getTime() - limits.messagesOfEmail.seconds * 1000)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

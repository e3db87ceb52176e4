import type { ContactAnswerInput, ContactAssigneeInput } from '@besesaka/schema/admin/admin-inputs.ts';
import type { ContactThread } from '@besesaka/schema/admin/messages.ts';
import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { emitWaitingWork } from '#admin/emit-to-admins.ts';
import { contactPath, contactToken } from '#help/contact-links.ts';
import { contactMessages, contactReplies } from '#help/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { readMessage } from './read-message.ts';

interface Args {
  ctx: Ctx;
  input: ContactAnswerInput & { id: string };
}

/** Stores an admin's reply and mails it to the address in the message. A sender who was logged in also gets a notification. */
export async function answerMessage({ ctx, input: { id, text } }: Args): Promise<ContactThread> {
  const { userId: authorId } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, id);
    const isOurs = and(eq(contactReplies.messageId, id), isNotNull(contactReplies.authorId));
    const replyCount = await tx.db.$count(contactReplies, isOurs);
    if (replyCount >= limits.repliesMax) throw new Refused(texts.repliesFull);
    await writeAudit({ ctx: tx, input: { act: 'help.message.answer', subject: id, details: {} } });
    await tx.db.insert(contactReplies).values({ id: newId(), messageId: id, authorId, text, createdAt: tx.now });
    await tx.db.update(contactMessages).set({ doneAt: tx.now }).where(eq(contactMessages.id, id));
    tx.enqueue(mailJob, { ...(await mailOf(tx, message, text)), kind: 'answer' });
    if (message.userId) {
      tx.notify({
        to: message.userId,
        source: 'buyer',
        kind: 'system',
        key: `contact:${id}`,
        link: contactPath(id),
        content: { title: `We answered: ${message.subject}`, text },
      });
    }
    await emitWaitingWork({ tx });
  });
  return readMessage({ ctx, input: { id } });
}

/** Closes a message without an answer. */
export async function closeMessage({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<ContactThread> {
  await inTransaction(ctx, async (tx) => {
    const { doneAt } = await lockMessage(tx, id);
    if (doneAt) return;
    await writeAudit({ ctx: tx, input: { act: 'help.message.close', subject: id, details: {} } });
    await tx.db.update(contactMessages).set({ doneAt: tx.now }).where(eq(contactMessages.id, id));
    await emitWaitingWork({ tx });
  });
  return readMessage({ ctx, input: { id } });
}

/** Assigns a message to the admin, or removes the assignment. */
export async function assignMessage({
  ctx,
  input: { id, is_mine: isMine },
}: {
  ctx: Ctx;
  input: ContactAssigneeInput & { id: string };
}): Promise<ContactThread> {
  const { userId: adminId } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockMessage(tx, id);
    await writeAudit({ ctx: tx, input: { act: 'help.message.assign', subject: id, details: { isMine } } });
    const assigneeId = isMine ? adminId : null;
    await tx.db.update(contactMessages).set({ assigneeId }).where(eq(contactMessages.id, id));
  });
  return readMessage({ ctx, input: { id } });
}

async function lockMessage({ db }: Tx, id: string) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update');
  if (!message) throw new NotFound(texts.messageMissing);
  return message;
}

/**
 * Composes the reply with the original message below it and a link to write back. Senders without an account get a token in
 * the link, after the #, so that it is never sent to a server or written to a log.
 */
function mailOf(ctx: Ctx, row: typeof contactMessages.$inferSelect, text: string) {
  const { id, userId, name, email, subject, number, message, createdAt } = row;
  const quoted = `On ${longDate(createdAt.toISOString())} you wrote: “${message}”`;
  return composeMail({
    to: email,
    subject: `Re: ${subject}`,
    paragraphs: [`Dear ${name},`, ...text.split(/\n{2,}/), quoted, texts.messageNumber(number)],
    action: {
      label: 'Write back',
      url: `${ctx.config.publicUrl}${contactPath(id)}${userId ? '' : `#${contactToken(ctx, id)}`}`,
    },
  });
}

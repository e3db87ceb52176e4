import { createHash, randomBytes } from 'node:crypto';
import type { MailLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { isUuid, newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { mailLinks } from './tables.ts';

type LinkRow = typeof mailLinks.$inferSelect;
export type LinkPurpose = LinkRow['purpose'];

interface NewLink extends Pick<LinkRow, 'userId' | 'email' | 'purpose'> {
  minutes: number;
}

/** Returns `<uid>/<token>`. The database stores only a hash, so the mail has the only copy. */
export async function makeLink({ db, now }: Ctx, { minutes, ...about }: NewLink): Promise<string> {
  const id = newId();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(mailLinks).values({ id, ...about, tokenHash: hashOf(token), expiresAt });
  return `${id}/${token}`;
}

/** Gives an existing link a new token when it is sent. Earlier tokens become invalid. */
export async function renewLink({ db }: Ctx, id: string): Promise<string> {
  const token = newToken();
  await db
    .update(mailLinks)
    .set({ tokenHash: hashOf(token) })
    .where(eq(mailLinks.id, id));
  return `${id}/${token}`;
}

/** Undefined unless the link is ours, unused and not expired. */
export async function findLink(ctx: Ctx, link: MailLinkInput, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  if (!isUuid(link.uid)) return undefined;
  const [found] = await ctx.db
    .select()
    .from(mailLinks)
    .where(isGood(ctx, link, purpose));
  return found;
}

/** Like `findLink`, but uses the link up. Of concurrent uses, exactly one succeeds. */
export async function consumeLink(tx: Tx, link: MailLinkInput, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  if (!isUuid(link.uid)) return undefined;
  const [taken] = await tx.db
    .delete(mailLinks)
    .where(isGood(tx, link, purpose))
    .returning();
  return taken;
}

export async function forgetLinks({ db }: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function isGood({ now }: Ctx, { uid, token }: MailLinkInput, purpose: LinkPurpose): SQL | undefined {
  const { id, tokenHash, expiresAt } = mailLinks;
  const isThis = and(eq(id, uid), eq(tokenHash, hashOf(token)), eq(mailLinks.purpose, purpose));
  return and(isThis, gt(expiresAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

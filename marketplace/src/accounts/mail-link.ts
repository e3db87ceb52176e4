import { createHash, randomBytes } from 'node:crypto';
import type { MailLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { isUuid, newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { mailLinks, users } from './tables.ts';

type LinkRow = typeof mailLinks.$inferSelect;
export type LinkPurpose = LinkRow['purpose'];

/** These take over an account, so they work only while it has the password that it had when they were made. */
const boundToPassword: readonly LinkPurpose[] = ['reset', 'email-change'];

interface NewLink extends Pick<LinkRow, 'userId' | 'email' | 'purpose'> {
  minutes: number;
}

/** Returns `<uid>/<token>`. The database stores only a hash, so the mail has the only copy. */
export async function makeLink({ db, now }: Ctx, { minutes, ...about }: NewLink): Promise<string> {
  const id = newId();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const tokenHash = hashOf(token, await bindingOf(db, about));
  await db.insert(mailLinks).values({ id, ...about, tokenHash, expiresAt });
  return `${id}/${token}`;
}

/** Returns the id of a link that gets its token when a job mails it: see `renewLink`. */
export async function makeMailedLink(tx: Tx, about: NewLink): Promise<string> {
  const [id = ''] = (await makeLink(tx, about)).split('/');
  return id;
}

/** Gives an existing link a new token when it is sent. Earlier tokens become invalid. */
export async function renewLink({ db }: Ctx, link: Pick<LinkRow, 'id' | 'userId' | 'purpose'>): Promise<string> {
  const token = newToken();
  const tokenHash = hashOf(token, await bindingOf(db, link));
  await db.update(mailLinks).set({ tokenHash }).where(eq(mailLinks.id, link.id));
  return `${link.id}/${token}`;
}

/** Undefined unless the link is ours, unused and not expired. */
export async function findLink(ctx: Ctx, link: MailLinkInput, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  if (!isUuid(link.uid)) return undefined;
  const [found] = await ctx.db
    .select()
    .from(mailLinks)
    .where(await isGood(ctx, link, purpose));
  return found;
}

/** Like `findLink`, but uses the link up. Of concurrent uses, exactly one succeeds. */
export async function consumeLink(tx: Tx, link: MailLinkInput, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  if (!isUuid(link.uid)) return undefined;
  const [taken] = await tx.db
    .delete(mailLinks)
    .where(await isGood(tx, link, purpose, { lock: true }))
    .returning();
  return taken;
}

export async function forgetLinks({ db }: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The lock on the user comes first, as where an account is secured. */
async function isGood(
  { db, now }: Ctx,
  { uid, token }: MailLinkInput,
  purpose: LinkPurpose,
  { lock = false } = {},
): Promise<SQL | undefined> {
  const { id, tokenHash, expiresAt } = mailLinks;
  const isOfPurpose = and(eq(id, uid), eq(mailLinks.purpose, purpose));
  const [link] = await db.select({ userId: mailLinks.userId }).from(mailLinks).where(isOfPurpose);
  const hash = hashOf(token, link ? await bindingOf(db, { ...link, purpose }, lock) : '');
  return and(isOfPurpose, eq(tokenHash, hash), gt(expiresAt, now));
}

async function bindingOf(db: Ctx['db'], of: Pick<LinkRow, 'userId' | 'purpose'>, lock = false): Promise<string> {
  const own = db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, of.userId));
  const [user] = await (lock ? own.for('update') : own);
  return user && boundToPassword.includes(of.purpose) ? user.passwordHash : '';
}

function hashOf(token: string, binding: string): string {
  return createHash('sha256').update(token).update(binding).digest('base64url');
}

import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { mailLinks, users } from './tables.ts';

/** Whether another account than this one has the address, or may still take it back. */
export async function isEmailTaken(ctx: Ctx, email: string, userId: string): Promise<boolean> {
  const other = and(eq(users.email, email), ne(users.id, userId));
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(other);
  return owner !== undefined || isEmailHeld(ctx, email, userId);
}

/** The reader of an old address may object to its change for a while; until then no other account can have it. */
export async function isEmailHeld({ db, now }: Ctx, email: string, userId?: string): Promise<boolean> {
  const { purpose, expiresAt } = mailLinks;
  const isObjection = and(sql`${purpose} = 'email-objection'`, eq(mailLinks.email, email), gt(expiresAt, now));
  const ofOthers = userId === undefined ? undefined : ne(mailLinks.userId, userId);
  const [held] = await db.select({ id: mailLinks.id }).from(mailLinks).where(and(isObjection, ofOthers)).limit(1);
  return held !== undefined;
}

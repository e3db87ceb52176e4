import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { mailLinks, users } from './tables.ts';

/** Whether another account has the address, or may still take it back. */
export async function isEmailTaken(ctx: Ctx, email: string, userId: string): Promise<boolean> {
  const other = and(eq(users.email, email), ne(users.id, userId));
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(other);
  return owner !== undefined || isEmailHeld(ctx, email, userId);
}

/** The owner of an old address may object to its change for a while. Until then no other account can use it. */
export async function isEmailHeld({ db, now }: Ctx, email: string, userId?: string): Promise<boolean> {
  const { purpose, expiresAt } = mailLinks;
  const isObjection = and(sql`${purpose} = 'email-objection'`, eq(mailLinks.email, email), gt(expiresAt, now));
  const ofOthers = userId === undefined ? undefined : ne(mailLinks.userId, userId);
  const [reserved] = await db.select({ id: mailLinks.id }).from(mailLinks).where(and(isObjection, ofOthers)).limit(1);
  return reserved !== undefined;
}

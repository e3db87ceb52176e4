import { peopleLimits as limits } from '@besesaka/schema/support/limits.ts';
import type { PersonRecord } from '@besesaka/schema/support/people.ts';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { sessionsOf } from '#accounts/sessions/own-sessions.ts';
import { suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversations } from '#chat/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { NotFound } from '#platform/errors.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { toCaseRow } from '#support/cases/list-cases.ts';
import { cases } from '#support/tables.ts';
import { toPersonRow } from './find-people.ts';

/** For admins; each look is in the audit log. */
export async function readPerson({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<PersonRecord> {
  await requireAdmin(ctx);
  const [found] = await ctx.db
    .select({ user: users, shop: shops })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(and(eq(users.id, input.id), isNull(users.deletedAt)));
  if (!found) throw new NotFound();
  const { user, shop } = found;
  await writeAudit({ ctx, input: { act: 'support.person.read', subject: user.id, details: {} } });
  return {
    ...toPersonRow(user, shop?.businessName ?? null, ctx.now),
    ...{ role: user.role, is_seller: user.isSeller, email_confirmed: user.emailConfirmedAt !== null },
    ...{ shop_slug: shop?.businessSlug ?? null, verification: shop?.verification ?? null },
    suspension: suspensionOf(user, ctx.now),
    sessions: await sessionsOf(ctx, user.id),
    reports: await reportsAbout(ctx, user.id),
  };
}

/** By others: of their shop and what it offers, of what they wrote, and of conversations that they are in. */
async function reportsAbout({ db }: Ctx, userId: string) {
  const isTheirs = or(
    and(sql`${cases.kind} in ('shop', 'product')`, eq(shops.ownerId, userId)),
    and(eq(cases.kind, 'review'), or(eq(productReviews.userId, userId), eq(shopReviews.userId, userId))),
    and(eq(cases.kind, 'conversation'), or(eq(shops.ownerId, userId), eq(conversations.buyerId, userId))),
  );
  const rows = await db
    .select({ one: cases, shopName: shops.businessName, productName: products.name })
    .from(cases)
    .innerJoin(shops, eq(shops.id, cases.shopId))
    .leftJoin(productReviews, eq(productReviews.id, cases.subjectId))
    .leftJoin(shopReviews, eq(shopReviews.id, cases.subjectId))
    .leftJoin(conversations, eq(conversations.id, cases.subjectId))
    .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${cases.subjectId})`))
    .where(and(ne(cases.reporterId, userId), isTheirs))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(limits.reportsMax);
  return rows.map(({ one, shopName, productName }) => toCaseRow(one, { shopName, name: productName ?? shopName }));
}

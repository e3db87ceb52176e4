import type { CaseRow } from '@besesaka/schema/admin/cases.ts';
import type { CaseKind, CaseState } from '@besesaka/schema/admin/limits.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { cases } from '#admin/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversations } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { state?: CaseState | undefined; kind?: CaseKind | undefined };
}

/** Lists cases for admins: open ones oldest first, all others newest first. */
export async function listCases({ ctx, input }: Args) {
  await requireAdmin(ctx);
  const { state, kind } = input;
  const which = and(state && eq(cases.state, state), kind && eq(cases.kind, kind));
  const isDown = state !== 'open';
  const part = partOf(isDown ? 'newest' : 'oldest', byTime(cases.createdAt, cases.id, isDown), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ one: cases, shopName: shops.businessName, productName: products.name, keys: part.keys })
      .from(cases)
      .innerJoin(shops, eq(shops.id, cases.shopId))
      .leftJoin(productReviews, eq(productReviews.id, cases.subjectId))
      .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${cases.subjectId})`))
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(cases, which) : null,
  ]);
  const { rows, ...place } = part.take(found);
  const results = rows.map(({ one, shopName, productName: name }) =>
    toCaseRow(one, { shopName, name: name ?? shopName }),
  );
  return { results, count, ...place };
}

/** Returns the newest matching cases, for pages other than the queue. */
export async function readCaseRows({ db }: Ctx, which: SQL | undefined, most: number): Promise<CaseRow[]> {
  const rows = await db
    .select({ one: cases, shopName: shops.businessName, productName: products.name })
    .from(cases)
    .innerJoin(shops, eq(shops.id, cases.shopId))
    .leftJoin(productReviews, eq(productReviews.id, cases.subjectId))
    .leftJoin(shopReviews, eq(shopReviews.id, cases.subjectId))
    .leftJoin(conversations, eq(conversations.id, cases.subjectId))
    .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${cases.subjectId})`))
    .where(which)
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(most);
  return rows.map(({ one, shopName, productName }) => toCaseRow(one, { shopName, name: productName ?? shopName }));
}

interface Names {
  shopName: string;
  name: string;
}

export function toCaseRow(one: typeof cases.$inferSelect, { shopName, name }: Names): CaseRow {
  return {
    id: one.id,
    kind: one.kind,
    subject_id: one.subjectId ?? one.shopId,
    subject_name: name,
    shop_name: shopName,
    reason: one.reason,
    state: one.state,
    created_at: one.createdAt.toISOString(),
  };
}

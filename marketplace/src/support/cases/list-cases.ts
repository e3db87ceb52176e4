import type { CaseRow } from '@besesaka/schema/support/cases.ts';
import type { CaseKind, CaseState } from '@besesaka/schema/support/limits.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { productReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { cases } from '#support/tables.ts';

interface Args {
  ctx: Ctx;
  input: { state?: CaseState | undefined; kind?: CaseKind | undefined; page: number; page_size: number };
}

/** For admins: what waits with the longest wait first, all others newest first. */
export async function listCases({ ctx, input }: Args): Promise<{ results: CaseRow[]; count: number }> {
  await requireAdmin(ctx);
  const { state, kind, page, page_size: size } = input;
  const which = and(state && eq(cases.state, state), kind && eq(cases.kind, kind));
  const order = state === 'open' ? asc : desc;
  const rows = await ctx.db
    .select({ one: cases, shopName: shops.businessName, productName: products.name })
    .from(cases)
    .innerJoin(shops, eq(shops.id, cases.shopId))
    .leftJoin(productReviews, eq(productReviews.id, cases.subjectId))
    .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${cases.subjectId})`))
    .where(which)
    .orderBy(order(cases.createdAt), order(cases.id))
    .limit(size)
    .offset((page - 1) * size);
  const total = await ctx.db.select({ total: count() }).from(cases).where(which);
  return {
    results: rows.map(({ one, shopName, productName }) => toCaseRow(one, { shopName, name: productName ?? shopName })),
    count: total[0]?.total ?? 0,
  };
}

interface Names {
  shopName: string;
  name: string;
}

export function toCaseRow(one: typeof cases.$inferSelect, { shopName, name }: Names): CaseRow {
  return {
    ...{ id: one.id, kind: one.kind, subject_id: one.subjectId ?? one.shopId, subject_name: name },
    ...{ shop_name: shopName, reason: one.reason, state: one.state, created_at: one.createdAt.toISOString() },
  };
}

import type { ReportKind, ReportState } from '@besesaka/schema/admin/limits.ts';
import type { ReportRow } from '@besesaka/schema/admin/reports.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { reports } from '#admin/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversations } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { state?: ReportState | undefined; kind?: ReportKind | undefined };
}

/** Lists reports for admins: open ones oldest first, all others newest first. */
export async function listReports({ ctx, input }: Args) {
  const { state, kind } = input;
  const which = and(state && eq(reports.state, state), kind && eq(reports.kind, kind));
  const isDown = state !== 'open';
  const part = partOf(isDown ? 'newest' : 'oldest', byTime(reports.createdAt, reports.id, isDown), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ one: reports, shopName: shops.businessName, productName: products.name, keys: part.keys })
      .from(reports)
      .innerJoin(shops, eq(shops.id, reports.shopId))
      .leftJoin(productReviews, eq(productReviews.id, reports.subjectId))
      .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${reports.subjectId})`))
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(reports, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  const results = rows.map(({ one, shopName, productName: name }) =>
    toReportRow(one, { shopName, name: name ?? shopName }),
  );
  return { results, count, ...place };
}

/** Returns the newest matching reports, for pages other than the queue. */
export async function readReportRows({ db }: Ctx, which: SQL | undefined, most: number): Promise<ReportRow[]> {
  const rows = await db
    .select({ one: reports, shopName: shops.businessName, productName: products.name })
    .from(reports)
    .innerJoin(shops, eq(shops.id, reports.shopId))
    .leftJoin(productReviews, eq(productReviews.id, reports.subjectId))
    .leftJoin(shopReviews, eq(shopReviews.id, reports.subjectId))
    .leftJoin(conversations, eq(conversations.id, reports.subjectId))
    .leftJoin(products, eq(products.id, sql`coalesce(${productReviews.productId}, ${reports.subjectId})`))
    .where(which)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(most);
  return rows.map(({ one, shopName, productName }) => toReportRow(one, { shopName, name: productName ?? shopName }));
}

interface Names {
  shopName: string;
  name: string;
}

export function toReportRow(one: typeof reports.$inferSelect, { shopName, name }: Names): ReportRow {
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

import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { SellerReport } from '@besesaka/schema/support/resources.ts';
import { eq } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { NotFound } from '#platform/errors.ts';
import { linkTo } from '#platform/uploads/links.ts';
import { shops } from '#shops/tables.ts';
import { sellerReports } from './tables.ts';

/** For admins; each look is in the audit log, and the links to its pictures die in five minutes. */
export async function readSellerReport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<SellerReport> {
  await requireAdmin(ctx);
  const [found] = await ctx.db
    .select({ report: sellerReports, shop: shops, reporterName: users.fullName })
    .from(sellerReports)
    .innerJoin(shops, eq(shops.id, sellerReports.shopId))
    .innerJoin(users, eq(users.id, sellerReports.reporterId))
    .where(eq(sellerReports.id, input.id));
  if (!found) throw new NotFound(texts.notFound);
  const { report, shop, reporterName } = found;
  await writeAudit({ ctx, input: { act: 'support.seller-report.read', subject: report.id, details: {} } });
  return {
    id: report.id,
    seller_id: shop.id,
    seller_name: shop.businessName,
    seller_slug: shop.businessSlug,
    reporter_name: reporterName,
    reason: report.reason,
    details: report.details,
    evidence: report.evidenceIds.map((id) => linkTo(ctx, id)),
    created_at: report.createdAt.toISOString(),
  };
}

import type { ApplicationState } from '@besesaka/schema/shops/limits.ts';
import type { ApplicationRow } from '@besesaka/schema/shops/resources.ts';
import { asc, count, desc, eq } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: { state?: ApplicationState | undefined; page: number; page_size: number };
}

export const rowColumns = {
  id: sellerApplications.id,
  state: sellerApplications.state,
  businessName: shops.businessName,
  businessSlug: shops.businessSlug,
  ownerName: users.fullName,
  idType: sellerApplications.idType,
  createdAt: sellerApplications.createdAt,
  decidedAt: sellerApplications.decidedAt,
};

/** For admins: those that wait with the longest wait first, all others newest first. */
export async function listApplications({ ctx, input }: Args): Promise<{ results: ApplicationRow[]; count: number }> {
  await requireAdmin(ctx);
  const { state, page, page_size: size } = input;
  const which = state && eq(sellerApplications.state, state);
  const order = state === 'pending' ? asc : desc;
  const rows = await ctx.db
    .select(rowColumns)
    .from(sellerApplications)
    .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(which)
    .orderBy(order(sellerApplications.createdAt), order(sellerApplications.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await ctx.db.select({ total: count() }).from(sellerApplications).where(which);
  return { results: rows.map(toRow), count: counted?.total ?? 0 };
}

type Row = Pick<typeof sellerApplications.$inferSelect, 'id' | 'state' | 'idType' | 'createdAt' | 'decidedAt'> & {
  businessName: string;
  businessSlug: string;
  ownerName: string;
};

export function toRow(row: Row): ApplicationRow {
  return {
    id: row.id,
    state: row.state,
    business_name: row.businessName,
    business_slug: row.businessSlug,
    owner_name: row.ownerName,
    id_type: row.idType,
    submitted_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

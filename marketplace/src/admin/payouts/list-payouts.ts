import { type AdminPayoutRow, type AdminPayoutsQuery, adminPayoutRow } from '@besesaka/schema/admin/payouts.ts';
import { and, count, eq, or, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { contains } from '#admin/contains.ts';
import { needsAdmin, type PayoutRow, payouts, payoutWallets } from '#payouts/shop-money/tables.ts';
import { toPayout } from '#payouts/shop-money/views.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, type Key, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

/** Lists payouts for admins: those that need one first, then the newest. */
export async function listPayouts({ ctx, input }: { ctx: Ctx; input: AdminPayoutsQuery }) {
  const { state, q } = input;
  const filter = and(
    state && eq(payouts.state, state),
    q ? or(contains(shops.businessName, q), contains(users.fullName, q)) : undefined,
  );
  const isFirst: Key = { by: sql`${needsAdmin}::int`, type: 'numeric', isDown: true };
  const part = partOf('payouts', [isFirst, ...byTime(payouts.createdAt, payouts.id)], input);
  const columns = {
    row: payouts,
    shopName: shops.businessName,
    ownerName: users.fullName,
    isNameConfirmed: payoutWallets.isNameConfirmed,
  };
  const selected = await ctx.db
    .select({ ...columns, keys: part.keys })
    .from(payouts)
    .innerJoin(shops, eq(shops.id, payouts.shopId))
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(payoutWallets, eq(payoutWallets.id, payouts.walletId))
    .where(and(filter, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const [all] = input.count
    ? await ctx.db
        .select({ total: count() })
        .from(payouts)
        .innerJoin(shops, eq(shops.id, payouts.shopId))
        .innerJoin(users, eq(users.id, shops.ownerId))
        .where(filter)
    : [];
  return { results: rows.map(toRow), count: all?.total ?? null, ...place };
}

const plain = pickFields(adminPayoutRow);

function toRow(selected: {
  row: PayoutRow;
  shopName: string;
  ownerName: string;
  isNameConfirmed: boolean;
}): AdminPayoutRow {
  const { row, ...names } = selected;
  return {
    ...plain({ ...row, ...names }),
    ...toPayout(row),
    is_waiting: row.state === 'due' && row.check !== null && row.approvedAt === null,
    has_approval: row.firstApprovedAt !== null,
    needs_code: row.state === 'pending' && row.reason !== null && row.transferCode !== null,
  };
}

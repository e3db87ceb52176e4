import type { AdminShopState } from '@besesaka/schema/admin/limits.ts';
import type { AdminShopRow, AdminShopsQuery } from '@besesaka/schema/admin/shops.ts';
import { and, count, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isSuspended, suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { contains } from '#admin/contains.ts';
import { hiddenReason } from '#admin/hidden-reason.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

const columns = {
  shop: shops,
  owner: users,
  reason: hiddenReason('shop', 'shops', 'taken_down_at'),
};

/** Searches all shops for admins, newest first, including hidden ones. */
export async function findShops({ ctx, input }: { ctx: Ctx; input: AdminShopsQuery }) {
  const { q, state } = input;
  const which = and(isNull(users.deletedAt), q ? named(q) : undefined, state && stateConditions[state](ctx.now));
  const part = partOf(`shops ${state ?? ''}`, byTime(shops.createdAt, shops.id), input);
  const selected = await ctx.db
    .select({ ...columns, keys: part.keys })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results = rows.map((row) => toRow(row, ctx.now));
  return { results, count: input.count ? await countShops(ctx, which) : null, ...place };
}

async function countShops({ db }: Ctx, which: SQL | undefined): Promise<number> {
  const counted = db.select({ total: count() }).from(shops).innerJoin(users, eq(users.id, shops.ownerId));
  return (await counted.where(which))[0]?.total ?? 0;
}

const named = (words: string) =>
  or(contains(shops.businessName, words), contains(users.fullName, words), contains(users.email, words));

const isFree = (now: Date) => sql`not coalesce(${isSuspended(now)}, false)`;
const isShown = isNull(shops.takenDownAt);

const stateConditions: Record<AdminShopState, (now: Date) => SQL | undefined> = {
  hidden: () => not(isShown),
  suspended: (now) => and(isShown, isSuspended(now)),
  leaving: (now) => and(isShown, isFree(now), isNotNull(users.deletionAskedAt)),
  active: (now) => and(isShown, isFree(now), isNull(users.deletionAskedAt)),
};

interface Row {
  shop: typeof shops.$inferSelect;
  owner: typeof users.$inferSelect;
  reason: string | null;
}

function stateOf({ shop, owner }: Row, now: Date): AdminShopState {
  if (shop.takenDownAt) return 'hidden';
  if (suspensionOf(owner, now)) return 'suspended';
  return owner.deletionAskedAt ? 'leaving' : 'active';
}

function toRow(row: Row, now: Date): AdminShopRow {
  const { shop, owner, reason } = row;
  return {
    id: shop.id,
    shop_name: shop.businessName,
    shop_slug: shop.businessSlug,
    city: shop.city,
    owner_id: owner.id,
    owner_name: owner.fullName,
    owner_email: owner.email,
    verification: shop.verification,
    state: stateOf(row, now),
    hidden_reason: reason,
    created_at: shop.createdAt.toISOString(),
  };
}

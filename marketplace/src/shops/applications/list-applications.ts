import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { type ApplicationRow, applicationRow } from '@besesaka/schema/shops/application-resources.ts';
import type { ApplicationState } from '@besesaka/schema/shops/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { sellerApplications, shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { state?: ApplicationState | undefined };
}

export const rowColumns = {
  id: sellerApplications.id,
  state: sellerApplications.state,
  /** The name that the application asks for. */
  businessName: sql<string>`coalesce(${sellerApplications.words} ->> 'businessName', ${shops.businessName})`,
  businessSlug: shops.businessSlug,
  ownerName: users.fullName,
  idType: sellerApplications.idType,
  createdAt: sellerApplications.createdAt,
  decidedAt: sellerApplications.decidedAt,
};

/** Lists applications for admins: pending ones oldest first, all others newest first. */
export async function listApplications({ ctx, input }: Args) {
  const { state } = input;
  const which = state && eq(sellerApplications.state, state);
  const isDown = state !== 'pending';
  const keys = byTime(sellerApplications.createdAt, sellerApplications.id, isDown);
  const part = partOf(isDown ? 'newest' : 'oldest', keys, input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...rowColumns, keys: part.keys })
      .from(sellerApplications)
      .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
      .innerJoin(users, eq(users.id, shops.ownerId))
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(sellerApplications, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map(toRow), count, ...place };
}

type Row = Pick<typeof sellerApplications.$inferSelect, 'id' | 'state' | 'idType' | 'createdAt' | 'decidedAt'> & {
  businessName: string;
  businessSlug: string;
  ownerName: string;
};

const plain = pickFields(applicationRow);

export function toRow(row: Row): ApplicationRow {
  return {
    ...plain(row),
    submitted_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

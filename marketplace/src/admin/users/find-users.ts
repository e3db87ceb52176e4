import type { UserState } from '@besesaka/schema/admin/limits.ts';
import type { UserRow } from '@besesaka/schema/admin/users.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { and, count, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { isSuspended, suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { contains } from '#admin/contains.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { q?: string | undefined; state?: UserState | undefined };
}

/** Searches users for admins, newest first. The audit log has the results but not the search text, which may contain names. */
export async function findUsers({ ctx, input }: Args) {
  const { q, state } = input;
  const which = and(isNull(users.deletedAt), q ? named(q) : undefined, state && stateConditions[state](ctx.now));
  const part = partOf('newest', byTime(users.dateJoined, users.id, true), input);
  const selected = await ctx.db
    .select({ user: users, shopName: shops.businessName, keys: part.keys })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const results: UserRow[] = rows.map(({ user, shopName }) => toUserRow(user, shopName, ctx.now));
  const userIds = results.map(({ id }) => id);
  await writeAudit({ ctx, input: { act: 'support.users.search', subject: 'users', details: { users: userIds } } });
  return { results, count: input.count ? await countUsers(ctx, which) : null, ...place };
}

async function countUsers({ db }: Ctx, which: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(which);
  return counted?.total ?? 0;
}

/** With fewer digits, the search text is not treated as a phone number. */
const phoneDigits = 4;

function named(words: string): SQL | undefined {
  const digits = localPhone(words).replace(/^0/, '');
  const isPhone = /^\d+$/.test(digits) && digits.length >= phoneDigits;
  return or(
    contains(users.fullName, words),
    contains(users.email, words),
    contains(shops.businessName, words),
    isPhone ? contains(users.telephoneE164, digits) : undefined,
    isPhone ? contains(users.telephoneNumber, digits) : undefined,
  );
}

const stateConditions: Record<UserState, (now: Date) => SQL | undefined> = {
  suspended: isSuspended,
  leaving: (now) => and(isNotNull(users.deletionAskedAt), isFree(now)),
  active: (now) => and(isNull(users.deletionAskedAt), isFree(now)),
};

const isFree = (now: Date) => or(isNull(users.suspendedAt), lte(users.suspendedUntil, now));

export function toUserRow(user: typeof users.$inferSelect, shopName: string | null, now: Date): UserRow {
  const state = suspensionOf(user, now) ? 'suspended' : user.deletionAskedAt ? 'leaving' : 'active';
  return {
    id: user.id,
    full_name: user.fullName,
    email: user.email,
    telephone_number: user.telephoneNumber,
    shop_name: shopName,
    state,
    date_joined: user.dateJoined.toISOString(),
  };
}

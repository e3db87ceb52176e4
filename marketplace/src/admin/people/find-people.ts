import type { PersonState } from '@besesaka/schema/admin/limits.ts';
import type { PersonRow } from '@besesaka/schema/admin/people.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { and, count, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { isSuspended, suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { contains } from '#admin/contains.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: ListPosition & { q?: string | undefined; state?: PersonState | undefined };
}

/** Searches users for admins, newest first. The audit log has the results but not the search text, which may contain names. */
export async function findPeople({ ctx, input }: Args) {
  await requireAdmin(ctx);
  const { q, state } = input;
  const which = and(isNull(users.deletedAt), q ? named(q) : undefined, state && standing[state](ctx.now));
  const part = partOf('newest', byTime(users.dateJoined, users.id, true), input);
  const found = await ctx.db
    .select({ user: users, shopName: shops.businessName, keys: part.keys })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.take(found);
  const results: PersonRow[] = rows.map(({ user, shopName }) => toPersonRow(user, shopName, ctx.now));
  const people = results.map(({ id }) => id);
  await writeAudit({ ctx, input: { act: 'support.people.search', subject: 'people', details: { people } } });
  return { results, count: input.count ? await countPeople(ctx, which) : null, ...place };
}

async function countPeople({ db }: Ctx, which: SQL | undefined): Promise<number> {
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

const standing: Record<PersonState, (now: Date) => SQL | undefined> = {
  suspended: isSuspended,
  leaving: (now) => and(isNotNull(users.deletionAskedAt), isFree(now)),
  active: (now) => and(isNull(users.deletionAskedAt), isFree(now)),
};

const isFree = (now: Date) => or(isNull(users.suspendedAt), lte(users.suspendedUntil, now));

export function toPersonRow(user: typeof users.$inferSelect, shopName: string | null, now: Date): PersonRow {
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

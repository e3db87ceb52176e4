import { adminSearchLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { literal } from '#admin/contains.ts';
import { products } from '#catalog/tables.ts';
import { shops } from '#shops/tables.ts';

/** Few enough to sort at once. A text that more rows match needs another word. */
export const candidates = sql.raw('50');
export const shown = sql.raw(String(limits.perKind));

/** A text without wildcards at its start, which an index with text_pattern_ops reads. */
export const startsWith = (column: Column, text: string): SQL => sql`${column} like ${`${literal(text)}%`}`;

/** With fewer digits it is no phone number. */
const phoneDigits = 4;

/** Null if the text is no phone number. */
export function phoneStart(q: string): string | null {
  const digits = localPhone(q).replace(/^0/, '');
  return /^\d+$/.test(digits) && digits.length >= phoneDigits ? `+233${digits}` : null;
}

export const isAnyOf = (column: Column, ids: readonly string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`;

/** The rows that each of these conditions finds by an index of its own. */
export function foundBy(table: PgTable, key: Column, conditions: readonly (SQL | null)[]): SQL {
  const parts = conditions.flatMap((condition) =>
    condition ? sql`(select ${key} as key from ${table} where ${condition} limit ${candidates})` : [],
  );
  return parts.length > 0 ? sql.join(parts, sql` union `) : sql`select null::uuid as key where false`;
}

export function findUsers(q: string): SQL {
  const phone = phoneStart(q);
  const matches = foundBy(users, users.id, [
    sql`to_tsvector('simple', fold_text(${users.fullName})) @@ search_query(${q}, '', true)`,
    /\s/.test(q) ? null : startsWith(users.email, q.toLowerCase()),
    phone === null ? null : startsWith(users.telephoneE164, phone),
  ]);
  return sql`select ${users.id} as key, ${users.id} as id, ${users.fullName} as title, ${users.email} as text,
      case when ${users.suspendedAt} is not null then 'suspended' else '' end as state
    from (${matches}) as found join ${users} on ${users.id} = found.key
    where ${users.deletedAt} is null order by ${users.dateJoined} desc limit ${shown}`;
}

export function findShops(q: string, owners: readonly string[]): SQL {
  const matches = foundBy(shops, shops.id, [
    sql`to_tsvector('simple', fold_text(${shops.businessName})) @@ search_query(${q}, '', true)`,
    isAnyOf(shops.ownerId, owners),
  ]);
  return sql`select ${shops.id} as key, ${shops.ownerId} as id, ${shops.businessName} as title, ${users.fullName} as text,
      case when ${shops.takenDownAt} is not null then 'hidden' else '' end as state
    from (${matches}) as found join ${shops} on ${shops.id} = found.key join ${users} on ${users.id} = ${shops.ownerId}
    where ${users.deletedAt} is null order by ${shops.createdAt} desc limit ${shown}`;
}

export function findProducts(q: string): SQL {
  const matches = foundBy(products, products.id, [
    sql`${products.sku} = ${q.toUpperCase()}`,
    sql`ts_filter(${products.search}, '{a,b}') @@ search_query(${q}, '', true)`,
  ]);
  return sql`select ${products.id} as key, ${products.sku} as id, ${products.name} as title, ${products.sellerName} as text,
      case when ${products.hiddenAt} is not null then 'hidden' when ${products.archivedAt} is not null then 'archived'
        when ${products.isActive} then 'active' else 'draft' end as state
    from (${matches}) as found join ${products} on ${products.id} = found.key
    order by ${products.createdAt} desc limit ${shown}`;
}

import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { orders } from '#orders/tables.ts';
import { payments, receipts } from '#payments/tables.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { cases } from '#payouts/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import { shops } from '#shops/tables.ts';
import { foundBy, isAnyOf, phoneStart, shown, startsWith } from './find-by-words.ts';

/** The newest rows of each of these owners, however many an owner has. */
function newestOf(table: PgTable, key: Column, owner: Column, at: Column, owners: readonly string[]): SQL {
  return sql`(select newest.key from unnest(${sql.param(owners)}::uuid[]) as owners (id) cross join lateral
    (select ${key} as key from ${table} where ${owner} = owners.id order by ${at} desc limit ${shown}) as newest)`;
}

export function findOrders(q: string, people: readonly string[]): SQL {
  const phone = phoneStart(q);
  const matches = sql`${foundBy(orders, orders.id, [
    startsWith(orders.code, q.toUpperCase()),
    phone === null ? null : startsWith(orders.shippingPhone, phone),
  ])} union ${newestOf(orders, orders.id, orders.buyerId, orders.createdAt, people)}
    union ${newestOf(orders, orders.id, orders.sellerId, orders.createdAt, people)}`;
  return sql`select ${orders.id} as key, ${orders.code} as id, ${orders.code} as title,
      ${orders.buyerName} || ' → ' || ${orders.sellerName} as text, ${orders.state} as state
    from (${matches}) as found join ${orders} on ${orders.id} = found.key order by ${orders.createdAt} desc limit ${shown}`;
}

export function findPayments(q: string, payers: readonly string[]): SQL {
  const matches = sql`${foundBy(payments, payments.id, [isUuid(q) ? sql`${payments.id} = ${q}` : null])}
    union (select ${receipts.paymentId} from ${receipts} where ${receipts.number} = ${numberIn(q)})
    union ${newestOf(payments, payments.id, payments.userId, payments.createdAt, payers)}`;
  return sql`select ${payments.id} as key, ${payments.id} as id, ${payments.description} as title, ${users.fullName} as text,
      ${payments.state} as state
    from (${matches}) as found join ${payments} on ${payments.id} = found.key join ${users} on ${users.id} = ${payments.userId}
    order by ${payments.createdAt} desc limit ${shown}`;
}

export function findPayouts(q: string, ofShops: readonly string[]): SQL {
  const matches = sql`${foundBy(payouts, payouts.id, [isUuid(q) ? sql`${payouts.id} = ${q}` : null])}
    union ${newestOf(payouts, payouts.id, payouts.shopId, payouts.createdAt, ofShops)}`;
  return sql`select ${payouts.id} as key, ${payouts.id} as id, ${shops.businessName} as title, ${payouts.accountName} as text,
      ${payouts.state} as state
    from (${matches}) as found join ${payouts} on ${payouts.id} = found.key join ${shops} on ${shops.id} = ${payouts.shopId}
    order by ${payouts.createdAt} desc limit ${shown}`;
}

export function findCases(q: string, ofOrders: readonly string[]): SQL {
  const matches = foundBy(cases, cases.id, [
    isUuid(q) ? sql`${cases.id} = ${q}` : null,
    isAnyOf(cases.orderId, ofOrders),
  ]);
  return sql`select ${cases.id} as key, ${cases.id} as id, ${orders.code} as title,
      ${orders.buyerName} || ' → ' || ${orders.sellerName} as text,
      case when ${cases.endedAt} is null then 'open' else 'ended' end as state
    from (${matches}) as found join ${cases} on ${cases.id} = found.key join ${orders} on ${orders.id} = ${cases.orderId}
    order by ${cases.createdAt} desc limit ${shown}`;
}

const numberIn = (q: string): number | null => (/^\d{1,9}$/.test(q) ? Number(q) : null);

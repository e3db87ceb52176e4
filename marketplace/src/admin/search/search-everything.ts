import type { SearchHitKind } from '@besesaka/schema/admin/limits.ts';
import type { AdminSearchHit, AdminSearchQuery, AdminSearchResult } from '@besesaka/schema/admin/search/resources.ts';
import type { SQL } from 'drizzle-orm';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { findCases, findOrders, findPayments, findPayouts } from './find-by-others.ts';
import { findProducts, findShops, findUsers } from './find-by-words.ts';

interface Row extends Omit<AdminSearchHit, 'kind'> {
  /** The primary key, by which other kinds refer to it. */
  key: string;
}

/**
 * Finds by number, name, phone, email address and reference. Each kind is one statement that reads a few rows by indexes,
 * so its time does not grow with the tables. The audit log has the results but not the search text, which may be a name.
 */
export async function searchEverything({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AdminSearchQuery;
}): Promise<AdminSearchResult> {
  const read = (statement: SQL) => rowsOf<Row>(ctx.db, statement);
  const q = input.q.replace(/^#/, '');
  const [user, products] = await Promise.all([read(findUsers(q)), read(findProducts(q))]);
  const userIds = user.map(({ key }) => key);
  const [shop, order, payment] = await Promise.all([
    read(findShops(q, userIds)),
    read(findOrders(q, userIds)),
    read(findPayments(q, userIds)),
  ]);
  const [payout, found] = await Promise.all([
    read(
      findPayouts(
        q,
        shop.map(({ key }) => key),
      ),
    ),
    read(
      findCases(
        q,
        order.map(({ key }) => key),
      ),
    ),
  ]);
  const groups: Record<SearchHitKind, Row[]> = {
    user,
    shop,
    order,
    product: products,
    payment,
    payout,
    case: found,
  };
  const results = Object.entries(groups).flatMap(([kind, rows]) =>
    // The keys of `groups` are the kinds.
    rows.map(({ id, title, text, state }) => ({ kind: kind as SearchHitKind, id, title, text, state })),
  );
  const details = { found: results.map(({ kind, id }) => `${kind} ${id}`) };
  await writeAudit({ ctx, input: { act: 'support.search', subject: 'search', details } });
  return { results };
}

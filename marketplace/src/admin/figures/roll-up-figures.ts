import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { marketDays } from '#admin/tables.ts';
import { emptySearches } from '#catalog/search/tables.ts';
import { categories, products } from '#catalog/tables.ts';
import { orderItems, orderSteps, orders } from '#orders/tables.ts';
import { disputes, ledgerEntries, ledgerLines, refunds } from '#payments/tables.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { dayMs, dayOf } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { shops } from '#shops/tables.ts';

export const rollUpFiguresJob = jobKind('admin.roll-up-figures');

/** Orders of these days may still be accepted and delivered, and their cases decided. */
const openDays = 30;

/** Counts the latest days again; at the first run all. What is older no longer changes. */
export async function rollUpFigures({ ctx }: { ctx: Ctx }): Promise<void> {
  const [first] = await rowsOf<{ day: string | null; counted: string | null }>(
    ctx.db,
    sql`select (select to_char(min(${orders.createdAt}), 'YYYY-MM-DD') from ${orders}) as day,
      (select max(${marketDays.day})::text from ${marketDays} where ${marketDays.by} = 'all') as counted`,
  );
  const recent = new Date(ctx.now.getTime() - openDays * dayMs);
  const counted = first?.counted && new Date(first.counted);
  const earliest = first?.day ? new Date(first.day) : ctx.now;
  const reopened = counted ? new Date(Math.min(recent.getTime(), counted.getTime())) : earliest;
  const from = new Date(Math.max(earliest.getTime(), reopened.getTime()));
  for (let time = from; dayOf(time) <= dayOf(ctx.now); time = new Date(time.getTime() + dayMs))
    await inTransaction(ctx, (tx) => countDay(tx, dayOf(time)));
}

export async function countDay(tx: Pick<Tx, 'db' | 'now'>, day: string): Promise<void> {
  await tx.db.execute(sql`delete from ${marketDays} where ${marketDays.by} in ('all', 'category', 'region')
    and ${marketDays.day} = ${day}::date`);
  for (const statement of statementsOf(day, tx.now)) await tx.db.execute(statement);
}

/** The statements that count a day. Each reads that day's rows by their index on the time. */
export function statementsOf(day: string, now: Date) {
  const start = sql`${day}::date::timestamp at time zone 'UTC'`;
  const inDay = (column: AnyColumn) => sql`${column} >= ${start} and ${column} < ${start} + interval '1 day'`;
  const placed = sql`placed as materialized (
    select ${orders.id} as id, ${orders.buyerId} as buyer_id, ${orders.createdAt} as at, ${orders.shippingRegion} as region,
      ${orders.totalPesewas} - ${orders.shippingFeePesewas} as goods
    from ${orders} where ${inDay(orders.createdAt)} and ${orders.sellerSees})`;
  const moved = sql`moved as (
    select l.account, e.kind, sum(l.amount)::bigint as amount
    from ${ledgerEntries} e join ${ledgerLines} l on l.entry_id = e.id
    where e.created_at >= ${start} and e.created_at < ${start} + interval '1 day' group by 1, 2)`;
  const hoursUntil = (state: string) => sql`(
    select avg(extract(epoch from step.at - placed.at) / 3600) from placed
    cross join lateral (select min(s.at) as at from ${orderSteps} s where s.order_id = placed.id and s.state = ${state}) step)`;
  const amountWhere = (condition: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(amount) from moved where ${condition}), 0)`;
  return [
    sql`with ${placed}, ${moved}
    insert into ${marketDays} (day, by, title, orders, goods_pesewas, paid_pesewas, commission_pesewas, other_income_pesewas,
      refunded_pesewas, cases, disputes, empty_searches, new_buyers, new_sellers, hours_to_accept, hours_to_deliver, hours_to_decide, counted_at)
    select ${day}::date, 'all', '', count(*), coalesce(sum(goods), 0),
      ${amountWhere(sql`account = 'provider' and kind in ('charge', 'held charge') `)}
        + ${amountWhere(sql`account = 'fees' and kind in ('charge', 'held charge')`)},
      -${amountWhere(sql`account = 'income:commission'`)},
      -${amountWhere(sql`account like 'income:%' and account <> 'income:commission'`)},
      -${amountWhere(sql`account = 'provider' and kind = 'refund'`)},
      (select count(*) from ${cases} where ${inDay(cases.createdAt)}),
      (select count(*) from ${disputes} where ${inDay(disputes.createdAt)}),
      (select coalesce(sum(${emptySearches.times}), 0) from ${emptySearches} where ${emptySearches.day} = ${day}::date),
      count(distinct buyer_id) filter (where not exists (
        select from ${orders} o where o.buyer_id = placed.buyer_id and o.created_at < ${start})),
      (select count(*) from ${shops} where ${inDay(shops.createdAt)}),
      ${hoursUntil('accepted')}, ${hoursUntil('delivered')},
      (select avg(extract(epoch from ${cases.endedAt} - ${cases.createdAt}) / 3600) from ${cases}
        where ${inDay(cases.createdAt)}),
      ${now.toISOString()}::timestamptz
    from placed`,
    sql`with ${placed}
    insert into ${marketDays} (day, by, title, orders, goods_pesewas, counted_at)
    select ${day}::date, 'region', region, count(*), sum(goods), ${now.toISOString()}::timestamptz from placed group by region`,
    sql`with ${placed}, ordered as (
      select root.name, count(distinct placed.id) as orders, sum(i.price_pesewas::bigint * i.quantity) as goods
      from placed join ${orderItems} i on i.order_id = placed.id ${rootOfItem} group by root.name
    ), ${dividedMoney(inDay)}
    insert into ${marketDays} (day, by, title, orders, goods_pesewas, commission_pesewas, refunded_pesewas, counted_at)
    select ${day}::date, 'category', name, coalesce(ordered.orders, 0), coalesce(ordered.goods, 0),
      coalesce(divided.commission, 0), coalesce(divided.refunded, 0), ${now.toISOString()}::timestamptz
    from ordered full join divided using (name)`,
  ];
}

const rootOfItem = sql`join ${products} p on p.id = i.product_id
  join ${categories} c on c.id = p.category_id join ${categories} root on root.slug = c.path[1]`;

/**
 * The commission and the refunds of a day's ledger by root category, in proportion to the price of the goods. Rounding follows
 * the running sum, so that the parts of an entry add up to it.
 */
function dividedMoney(inDay: (column: AnyColumn) => SQL): SQL {
  return sql`entries as (
      select ${ledgerEntries.id} as id, ${ledgerEntries.kind} as kind, ${ledgerEntries.subjectId} as subject_id,
        ${ledgerEntries.paymentId} as payment_id,
        -coalesce(sum(l.amount) filter (where l.account = 'income:commission'), 0) as commission,
        -coalesce(sum(l.amount) filter (where l.account = 'provider' and ${ledgerEntries.kind} = 'refund'), 0) as refunded
      from ${ledgerEntries} join ${ledgerLines} l on l.entry_id = ${ledgerEntries.id}
      where ${inDay(ledgerEntries.createdAt)} and ${ledgerEntries.kind} in ('release', 'refund') group by 1, 2, 3, 4
    ), parts as (
      select e.id, e.commission, e.refunded, root.name, sum(i.price_pesewas::bigint * i.quantity) as goods
      from entries e left join ${refunds} r on e.kind = 'refund' and r.id = e.subject_id
        join ${orderMoney} m on m.payment_id = e.payment_id
          and m.order_id = case when e.kind = 'release' then e.subject_id else coalesce(r.subject_id, m.order_id) end
        join ${orderItems} i on i.order_id = m.order_id ${rootOfItem}
      group by 1, 2, 3, 4
    ), summed as (
      select *, sum(goods) over (partition by id order by name) as upto, sum(goods) over (partition by id) as total from parts
    ), divided as (
      select name, sum(round(commission * upto / total) - round(commission * (upto - goods) / total)) as commission,
        sum(round(refunded * upto / total) - round(refunded * (upto - goods) / total)) as refunded
      from summed where total > 0 group by name
    )`;
}

import { sql } from 'drizzle-orm';
import { payments } from '#payments/tables.ts';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import { bookComparisons } from './books/tables.ts';
import { payouts } from './shop-money/tables.ts';
import { orderMoney } from './tables.ts';

const secondsSince = (time: object) => sql`coalesce(extract(epoch from now() - min(${time})), 0) as value`;

/** Timers handle what is due each minute, so these stay small. */
export const gauges: readonly StoredGauge[] = [
  {
    name: 'payments_due_seconds',
    help: 'How long the check of a payment at the provider is overdue',
    query: sql`select ${secondsSince(payments.dueAt)} from ${payments} where ${payments.dueAt} <= now()`,
  },
  {
    name: 'payouts_due_seconds',
    help: 'How long a step of a payout is overdue',
    query: sql`select ${secondsSince(payouts.dueAt)} from ${payouts} where ${payouts.dueAt} <= now()`,
  },
  {
    name: 'held_money_due_seconds',
    help: 'How long a deadline of held money is overdue',
    query: sql`select ${secondsSince(orderMoney.dueAt)} from ${orderMoney} where ${orderMoney.dueAt} <= now()`,
  },
  {
    name: 'held_money',
    help: 'Paid orders by the state of their money, without those that have ended',
    label: 'state',
    query: sql`select state as label, count(*) as value from ${orderMoney}
      where state in ('held', 'frozen', 'refunding') group by state`,
  },
  {
    name: 'books_compared_seconds',
    help: 'How long ago the books were compared with those of the provider',
    query: sql`select extract(epoch from now() - max(${bookComparisons.comparedAt})) as value
      from ${bookComparisons} having count(*) > 0`,
  },
  {
    name: 'books_matched',
    help: '1 if the last comparison found no difference',
    query: sql`select ${bookComparisons.isMatched}::int as value from ${bookComparisons}
      order by ${bookComparisons.comparedAt} desc limit 1`,
  },
];

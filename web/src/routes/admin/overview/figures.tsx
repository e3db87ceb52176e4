import { useQuery } from '@apollo/client/react';
import { longDateTime, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney, parseSignedMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { AdminFiguresQuery } from '#gql/graphql.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { inThousands, LineChart } from '#ui/display/line-chart.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminFiguresDocument = graphql(`
  query AdminFigures($from: Date!) {
    viewer {
      admin {
        figures(from: $from) {
          rolledUpAt
          days {
            day
            orders
            goods { amount }
            paid { amount }
            commission { amount }
            otherIncome { amount }
            refunded { amount }
            cases
            disputes
            emptySearches
            newBuyers
            newSellers
            hoursToAccept
            hoursToDeliver
            hoursToDecide
          }
          groups {
            by
            name
            orders
            goods { amount }
            commission { amount }
            refunded { amount }
          }
          searches {
            text
            times
          }
        }
      }
    }
  }
`);

type Figures = NonNullable<NonNullable<NonNullable<AdminFiguresQuery['viewer']>['admin']>['figures']>;
type Day = Figures['days'][number];

const spans = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;
const dayMs = 86_400_000;

/** Sales, income, refunds and times of the marketplace by day, by category and by region. */
export function FiguresScreen() {
  const [days, setDays] = useState(30);
  const from = new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const query = useQuery(AdminFiguresDocument, { variables: { from }, fetchPolicy: 'cache-and-network' });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          Figures
        </h1>
        <div className="w-40">
          <Field label="Period">
            <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {Object.entries(spans).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <Loaded
        query={query}
        data={query.data?.viewer?.admin?.figures}
        skeleton={<LinkListSkeleton />}
        failed="The figures could not be loaded."
      >
        {(figures) =>
          figures.days.length > 0 ? (
            <Content figures={figures} />
          ) : (
            <EmptyState heading="No figures of these days yet" />
          )
        }
      </Loaded>
    </div>
  );
}

function Content({ figures: { days, groups, searches, rolledUpAt } }: { figures: Figures }) {
  return (
    <>
      <Totals days={days} />
      <Chart title="Orders by day" days={days} value={({ orders }) => orders} text={(orders) => wholeNumber(orders)} />
      <Chart
        title="Price of the ordered goods by day"
        days={days}
        value={({ goods }) => parseMoney(goods.amount) ?? 0}
        text={cedi}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Groups title="By category" rows={groups.filter(({ by }) => by === 'CATEGORY')} withMoney />
        <Groups title="By region" rows={groups.filter(({ by }) => by === 'REGION')} />
      </div>
      <Searches rows={searches} />
      {rolledUpAt && <p className="text-muted text-sm">Counted {longDateTime(rolledUpAt)}, again every ten minutes.</p>}
    </>
  );
}

type MoneyField = 'goods' | 'paid' | 'commission' | 'otherIncome' | 'refunded';
type CountField = 'orders' | 'cases' | 'disputes' | 'emptySearches' | 'newBuyers' | 'newSellers';
type HoursField = 'hoursToAccept' | 'hoursToDeliver' | 'hoursToDecide';

/** Money may be negative, after refunds. */

function Totals({ days }: { days: readonly Day[] }) {
  const money = (field: MoneyField) =>
    cedi(days.reduce((sum, day) => sum + (parseSignedMoney(day[field].amount) ?? 0), 0));
  const count = (field: CountField) => wholeNumber(days.reduce((sum, day) => sum + day[field], 0));
  const hours = (field: HoursField) => {
    const values = days.flatMap((day) => day[field] ?? []);
    return values.length > 0 ? `${(values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(1)} h` : 'None';
  };
  const facts = [
    ['Orders', count('orders')],
    ['Ordered goods', money('goods')],
    ['Paid in the app', money('paid')],
    ['Commission', money('commission')],
    ['Plans and campaigns', money('otherIncome')],
    ['Refunded', money('refunded')],
    ['Cases', count('cases')],
    ['Disputes of banks', count('disputes')],
    ['Searches without results', count('emptySearches')],
    ['New buyers', count('newBuyers')],
    ['New shops', count('newSellers')],
    ['Until accepted', hours('hoursToAccept')],
    ['Until delivered', hours('hoursToDeliver')],
    ['Until decided', hours('hoursToDecide')],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-6">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-18 flex-col-reverse justify-end rounded-lg border border-line bg-surface px-3 py-1.5"
        >
          <dt className="text-muted text-sm leading-tight">{name}</dt>
          <dd className="wrap-anywhere font-bold font-heading text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChartProps {
  title: string;
  days: readonly Day[];
  value: (day: Day) => number;
  text: (value: number) => string;
}

/** At most twelve labels fit below the line. */
function Chart({ title, days, value, text }: ChartProps) {
  const step = Math.ceil(days.length / 12);
  const isMoney = text === cedi;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      <LineChart
        caption={title}
        columns={['Day', title]}
        values={days.map((day, n) => ({
          label: n % step === 0 ? String(Number(day.day.slice(8))) : '',
          name: shortDate(day.day, { withYear: true }),
          value: isMoney ? value(day) / 100 : value(day),
          text: text(value(day)),
        }))}
        tickText={(tick) => (isMoney ? inThousands(tick) : Number.isInteger(tick) ? wholeNumber(tick) : '')}
      />
    </Card>
  );
}

const tableHead = 'py-1 ps-3 text-end font-normal';
const tableCell = 'py-2 ps-3 text-end tabular-nums';

interface GroupsProps {
  title: string;
  rows: Figures['groups'];
  /** Whether commission and refunds are divided by it, too. */
  withMoney?: boolean;
}

function Groups({ title, rows, withMoney = false }: GroupsProps) {
  const columns = ['Orders', 'Goods', ...(withMoney ? ['Commission', 'Refunded'] : [])];
  return (
    // What scrolls must be reachable by keyboard.
    <Card role="region" aria-label={title} tabIndex={0} className="overflow-x-auto p-4 sm:p-5">
      <table className="w-full text-sm">
        <caption className="mb-2 text-start font-heading text-lg">{title}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 text-start font-normal">
              Name
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={tableHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, orders, goods, commission, refunded }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-2 text-start font-normal">
                {name}
              </th>
              <td className={tableCell}>{wholeNumber(orders)}</td>
              <td className={tableCell}>{cedi(goods.amount)}</td>
              {withMoney && <td className={tableCell}>{cedi(commission.amount)}</td>}
              {withMoney && <td className={tableCell}>{cedi(refunded.amount)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Searches({ rows }: { rows: Figures['searches'] }) {
  if (rows.length === 0) return null;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-2 text-lg">Searched and not found</h2>
      <ul className="text-sm">
        {rows.map(({ text, times }) => (
          <li key={text} className="flex justify-between gap-3 border-line border-t py-2">
            <span className="wrap-anywhere min-w-0">{text}</span>
            <span className="tabular-nums">{wholeNumber(times)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

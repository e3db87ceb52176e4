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
            <Content figures={figures} from={from} />
          ) : (
            <EmptyState heading="No figures of these days yet" />
          )
        }
      </Loaded>
    </div>
  );
}

function Content({ figures: { days, groups, searches, rolledUpAt }, from }: { figures: Figures; from: string }) {
  const dates = datesSince(from);
  return (
    <>
      <Totals days={days} />
      <Chart title="Orders by day" dates={dates} days={days} value={({ orders }) => orders} text={wholeNumber} />
      <Chart
        title="Price of the ordered goods by day"
        dates={dates}
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
  const groups = {
    Money: [
      ['Ordered goods', money('goods')],
      ['Paid in the app', money('paid')],
      ['Commission', money('commission')],
      ['Plans and campaigns', money('otherIncome')],
      ['Refunded', money('refunded')],
    ],
    Orders: [
      ['Orders', count('orders')],
      ['Until accepted', hours('hoursToAccept')],
      ['Until delivered', hours('hoursToDeliver')],
      ['New buyers', count('newBuyers')],
      ['New shops', count('newSellers')],
    ],
    Trust: [
      ['Cases', count('cases')],
      ['Disputes of banks', count('disputes')],
      ['Until decided', hours('hoursToDecide')],
      ['Searches without results', count('emptySearches')],
    ],
  } as const;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {Object.entries(groups).map(([title, facts]) => (
        <Card key={title} className="p-4 sm:p-5">
          <h2 className="mb-2 text-lg">{title}</h2>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name} className="flex items-baseline justify-between gap-3 border-line border-t py-2">
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

interface ChartProps {
  title: string;
  dates: readonly string[];
  days: readonly Day[];
  value: (day: Day) => number;
  text: (value: number) => string;
}

/** The dates from this one to today. */
function datesSince(from: string): string[] {
  const first = Date.parse(from);
  const count = Math.floor((Date.now() - first) / dayMs) + 1;
  return Array.from({ length: count }, (_, n) => new Date(first + n * dayMs).toISOString().slice(0, 10));
}

/** Six labels fit below the line on a phone. A day without a row had none of it. */
function Chart({ title, dates, days, value, text }: ChartProps) {
  const step = Math.ceil(dates.length / 6);
  const isMoney = text === cedi;
  const values = new Map(days.map((day) => [day.day, value(day)]));
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      <LineChart
        caption={title}
        columns={['Day', title]}
        values={dates.map((date, n) => {
          const counted = values.get(date) ?? 0;
          return {
            label: (dates.length - 1 - n) % step === 0 ? shortDate(date) : '',
            name: shortDate(date, { withYear: true }),
            value: isMoney ? counted / 100 : counted,
            text: text(counted),
          };
        })}
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

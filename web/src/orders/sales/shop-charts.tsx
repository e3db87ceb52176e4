import { cedi, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { Card } from '#ui/display/card.tsx';
import { type ChartValue, inThousands, LineChart } from '#ui/display/line-chart.tsx';

interface Month {
  /** A month such as "2026-11". */
  month: string;
  revenue: { amount: string };
}

interface Day {
  /** A day such as "2026-11-22". */
  day: string;
  views: number;
  orders: number;
}

interface ShopChartsProps {
  months: readonly Month[];
  days: readonly Day[];
}

/** The past year by month, and the latest days. */
export function ShopCharts({ months, days }: ShopChartsProps) {
  return (
    <>
      <Card className="p-4 sm:p-5">
        <h3 className="text-base">Revenue by month</h3>
        <p className="mb-3 text-muted text-sm">
          {cedi(months.at(-1)?.revenue.amount ?? '0.00')} this month, without delivery fees
        </p>
        <LineChart
          caption="Revenue of your shop by month"
          columns={['Month', 'Revenue']}
          values={monthValues(months)}
          tickText={inThousands}
        />
      </Card>
      <ShopDays days={days} />
    </>
  );
}

/** The views of the shop's products and the orders that followed, by day. */
function ShopDays({ days }: { days: readonly Day[] }) {
  return (
    <Card className="p-4 sm:p-5">
      <h3 className="mb-1 text-base">Views and orders by day</h3>
      <DaysChart days={days} caption="Views of your products and orders by day" />
    </Card>
  );
}

/** The same days for one product, on its seller's page. */
export function ProductDays({ days }: { days: readonly Day[] }) {
  return (
    <section aria-labelledby="own-days">
      <h2 id="own-days" className="mb-3 text-xl">
        Views and orders by day
      </h2>
      <Card className="p-4 sm:p-5">
        {days.some(({ views }) => views > 0) ? (
          <DaysChart days={days} caption="Views of this product and orders with it by day" />
        ) : (
          <DaysText days={days} />
        )}
      </Card>
    </section>
  );
}

function DaysText({ days }: { days: readonly Day[] }) {
  const all = { views: totalOf(days, 'views'), orders: totalOf(days, 'orders') };
  return (
    <p className="text-muted text-sm">
      {countOf(all.views, 'view')} and {countOf(all.orders, 'order')} in the last {days.length} days
      {all.views > 0 && all.orders <= all.views && `: ${shareText(all)} of the views led to an order`}.
    </p>
  );
}

function DaysChart({ days, caption }: { days: readonly Day[]; caption: string }) {
  return (
    <div className="flex flex-col gap-3">
      <DaysText days={days} />
      <LineChart
        caption={caption}
        columns={['Day', 'Views', 'Orders', 'Conversion']}
        values={dayValues(days)}
        tickText={(tick) => (Number.isInteger(tick) ? wholeNumber(tick) : '')}
      />
    </div>
  );
}

function totalOf(days: readonly Day[], what: 'views' | 'orders'): number {
  return days.reduce((sum, day) => sum + day[what], 0);
}

function countOf(count: number, noun: string): string {
  return `${wholeNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Orders per hundred views. It shows a dash if there are more orders than views, as when buyers order from carts filled
 * on other days.
 */
export function shareText({ views, orders }: Pick<Day, 'views' | 'orders'>): string {
  if (views === 0 || orders > views) return '–';
  return `${((orders / views) * 100).toLocaleString('en-GH', { maximumFractionDigits: 1 })}%`;
}

const short = new Intl.DateTimeFormat('en-GH', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GH', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
/** The axis has space for about six labels. The number is even because a phone hides every other label. */
const labelEvery = 6;

/** Converts days to chart values, with today at the end. */
export function dayValues(days: readonly Day[]): ChartValue[] {
  return days.map(({ day, views, orders }, n) => {
    const date = new Date(`${day}T00:00:00Z`);
    return {
      label: (days.length - 1 - n) % labelEvery === 0 ? short.format(date) : '',
      name: long.format(date),
      value: views,
      text: wholeNumber(views),
      more: [wholeNumber(orders), shareText({ views, orders })],
    };
  });
}

const shortMonth = new Intl.DateTimeFormat('en-GH', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-GH', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Converts months to chart values. Cedi become a floating-point number only here, as a height. */
export function monthValues(months: readonly Month[]): ChartValue[] {
  return months.map(({ month, revenue }) => {
    const date = new Date(`${month}-01T00:00:00Z`);
    return {
      label: shortMonth.format(date),
      name: longMonth.format(date),
      value: (parseMoney(revenue.amount) ?? 0) / 100,
      text: cedi(revenue.amount),
    };
  });
}

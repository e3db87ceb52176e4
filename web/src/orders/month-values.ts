import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { ChartValue } from '#ui/line-chart.tsx';

interface Month {
  /** Such as "2026-11". */
  month: string;
  revenue: { amount: string };
}

const short = new Intl.DateTimeFormat('en-GH', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GH', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Months as the chart shows them; cedi only become a floating number here, as a height. */
export function monthValues(months: readonly Month[]): ChartValue[] {
  return months.map(({ month, revenue }) => {
    const date = new Date(`${month}-01T00:00:00Z`);
    return {
      label: short.format(date),
      name: long.format(date),
      value: (parseMoney(revenue.amount) ?? 0) / 100,
      text: cedi(revenue.amount),
    };
  });
}

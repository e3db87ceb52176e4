import { z } from 'zod';
import { thing, told } from '#kernel/reference/told.ts';

/** Months that the dashboard's chart shows, the running one included. */
export const metricMonths = 12;

/** `revenue` and `orders` are of goods that arrived, by the month in which they were ordered. */
export const monthMetrics = thing(
  'MonthMetrics',
  'Of the goods that arrived, by the month in which they were ordered.',
  {
    month: told(z.string().regex(/^\d{4}-\d{2}$/), 'Year and month', '2026-11'),
    revenue: told(z.string(), 'In cedi', '1050.00'),
    orders: told(z.number().int(), 'How many', 3),
  },
);

/** A seller's numbers; zeros for somebody who does not sell. `low_stock` counts what is still there, but scarce. */
export const dashboardMetrics = thing('DashboardMetrics', "A seller's numbers; zeros for somebody who does not sell.", {
  months: told(z.array(monthMetrics), 'The last twelve, the running one included'),
  pending_orders: told(z.number().int(), 'Wait for an answer', 1),
  active_products: told(z.number().int(), 'Are offered', 8),
  low_stock: told(z.number().int(), 'Are still there, but scarce', 3),
  out_of_stock: told(z.number().int(), 'Are gone', 1),
});
export type DashboardMetrics = z.infer<typeof dashboardMetrics>;

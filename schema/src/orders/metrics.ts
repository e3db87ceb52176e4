import { z } from 'zod';

/** Months that the dashboard's chart shows, the running one included. */
export const metricMonths = 12;

/** `revenue` and `orders` are of goods that arrived, by the month in which they were ordered. */
export const monthMetrics = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  revenue: z.string(),
  orders: z.number().int(),
});

/** A seller's numbers; zeros for somebody who does not sell. `low_stock` counts what is still there, but scarce. */
export const dashboardMetrics = z.object({
  months: z.array(monthMetrics),
  pending_orders: z.number().int(),
  active_products: z.number().int(),
  low_stock: z.number().int(),
  out_of_stock: z.number().int(),
});
export type DashboardMetrics = z.infer<typeof dashboardMetrics>;

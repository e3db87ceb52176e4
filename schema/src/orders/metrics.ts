import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';

/** Months that the dashboard's chart shows, the running one included. */
export const metricMonths = 12;

/** Days of which the views are shown beside the orders, today included. */
export const metricDays = 30;

export const salesLimits = {
  /** Products on a pick list; who has more packs twice. */
  pickLinesMax: 200,
  /** Numbers of orders beside each. */
  pickOrdersShown: 20,
} as const;

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

export const dayMetrics = thing('DayMetrics', 'A day of a shop.', {
  day: told(z.iso.date(), 'In Ghana', '2026-11-22'),
  views: told(z.number().int(), 'Looks at its products, each visitor once a day for each', 42),
  orders: told(z.number().int(), 'Orders that were placed, whatever became of them', 3),
});

/** A seller's numbers; zeros for somebody who does not sell. `low_stock` counts what is still there, but scarce. */
export const dashboardMetrics = thing('DashboardMetrics', "A seller's numbers; zeros for somebody who does not sell.", {
  months: told(z.array(monthMetrics), 'The last twelve, the running one included'),
  days: told(z.array(dayMetrics), 'The last thirty, today included'),
  pending_orders: told(z.number().int(), 'Wait for an answer', 1),
  active_products: told(z.number().int(), 'Are offered', 8),
  low_stock: told(z.number().int(), 'Are still there, but scarce', 3),
  out_of_stock: told(z.number().int(), 'Are gone', 1),
  answer_minutes: told(
    z.number().int().min(0).nullable(),
    'How long buyers wait for an answer, the median of thirty days; null where nobody asked',
    45,
  ),
  answer_conversations: told(z.number().int().min(0), 'In how many conversations they asked', 12),
});
export type DashboardMetrics = z.infer<typeof dashboardMetrics>;

export const productDays = thing('ProductDays', 'How an own product did, day by day.', {
  days: told(z.array(dayMetrics), 'The last thirty, today included'),
});
export type ProductDays = z.infer<typeof productDays>;

/** What says here what it is goes through to GraphQL as it is. */
export const pickLine = thing('PickLine', 'A product that is to be packed.', {
  product_id: told(z.uuid(), 'Of the product', examples.product),
  product_name: told(z.string(), 'What it was called when it was ordered', examples.productName),
  product_image: told(z.string().nullable(), 'Without width and format; null for none', `/media/${examples.image}`),
  sku: told(z.string(), 'The number it has in the shop', 'KENWAX-0001'),
  quantity: told(z.number().int(), 'How many pieces all those orders want', 3),
  order_ids: told(z.array(z.string()), 'Which orders want it, the oldest first, up to 20', [examples.order]),
});

export const pickList = thing('PickList', 'What a seller takes off the shelf for the orders that are accepted.', {
  order_count: told(z.number().int(), 'How many orders wait to be packed', 2),
  lines: told(z.array(pickLine), 'One for each product, by name, up to 200'),
});
export type PickList = z.infer<typeof pickList>;

import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';

/** Months in the dashboard's chart, including the current one. */
export const metricMonths = 12;

/** Days of views and orders in the dashboard, including today. */
export const metricDays = 30;

export const salesLimits = {
  /** Maximum number of products on a pick list; sellers with more print it twice. */
  pickLinesMax: 200,
  /** Order codes shown beside each product. */
  pickOrdersShown: 20,
} as const;

/** Only delivered and completed orders count, also while a return is open, in the month in which they were placed. */
export const monthMetrics = resource(
  'MonthMetrics',
  'Sales of one month: delivered and completed orders, unless they were returned, by the month in which they were placed.',
  {
    month: describe(z.string().regex(/^\d{4}-\d{2}$/), 'Month as YYYY-MM', '2026-11'),
    revenue: describe(
      money(),
      'Revenue from goods in Ghana cedis (GHS), without delivery fees, with two decimals',
      '1050.00',
    ),
    orders: describe(z.number().int(), 'Number of orders', 3),
  },
);

export const dayMetrics = resource('DayMetrics', 'Views and orders of one day.', {
  day: describe(z.iso.date(), 'Date in Ghana', '2026-11-22'),
  views: describe(z.number().int(), 'Product views, counted once per visitor, product and day', 42),
  orders: describe(z.number().int(), 'Orders placed, in any state', 3),
});

/** `low_stock` excludes products that are out of stock. */
export const dashboardMetrics = resource(
  'DashboardMetrics',
  "Sales figures of the user's shop; zeros without a shop.",
  {
    months: describe(
      z.array(monthMetrics).max(metricMonths),
      'Last 12 months, oldest first, including the current one',
    ),
    days: describe(z.array(dayMetrics).max(metricDays), 'Last 30 days, oldest first, including today'),
    pending_orders: describe(z.number().int(), "Number of orders that wait for the seller's answer", 1),
    accepted_orders: describe(z.number().int(), 'Number of accepted orders that are not dispatched yet', 2),
    return_requests: describe(z.number().int(), "Number of requested returns that wait for the seller's answer", 0),
    offers_to_answer: describe(z.number().int(), "Number of open offers that wait for the seller's answer", 1),
    active_products: describe(z.number().int(), 'Number of published products', 8),
    low_stock: describe(z.number().int(), 'Number of products that are low in stock but not out of it', 3),
    out_of_stock: describe(z.number().int(), 'Number of products out of stock', 1),
    answer_minutes: describe(
      z.number().int().min(0).nullable(),
      'Median time in minutes until the seller answers a buyer, over 30 days; null without conversations',
      45,
    ),
    answer_conversations: describe(
      z.number().int().min(0),
      'Number of conversations in which buyers waited for an answer',
      12,
    ),
  },
  { as: 'ShopMetrics' },
);
export type DashboardMetrics = z.infer<typeof dashboardMetrics>;

export const productDays = resource('ProductDays', 'Views and orders of a product by day.', {
  days: describe(z.array(dayMetrics).max(metricDays), 'Last 30 days, oldest first, including today'),
});
export type ProductDays = z.infer<typeof productDays>;

export const pickLine = resource('PickLine', 'A product to pack.', {
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  variant_id: describe(z.uuid().nullable(), 'ID of the variant; null for a simple product', null),
  variant_label: describe(z.string(), 'Values of the variant, such as "42, Black"; empty for a simple product', ''),
  product_name: describe(z.string(), 'Name of the product when it was ordered', examples.productName),
  product_image: describe(
    z.string().nullable(),
    'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
    `/media/${examples.image}`,
    { as: 'productImagePath' },
  ),
  sku: describe(z.string(), 'Stock keeping unit (SKU)', 'KENWAX-0001'),
  quantity: describe(z.number().int(), 'Number of pieces in all these orders', 3),
  order_ids: describe(
    z.array(describe(z.string(), 'Code of an order', examples.order, { type: 'ID' })).max(salesLimits.pickOrdersShown),
    `Codes of the orders that contain it, oldest first, at most ${salesLimits.pickOrdersShown}`,
    [examples.order],
  ),
});

export const pickList = resource('PickList', "The products to pack for the seller's accepted orders.", {
  order_count: describe(z.number().int(), 'Number of accepted orders', 2),
  lines: describe(
    z.array(pickLine).max(salesLimits.pickLinesMax),
    `One line per variant, ordered by name, at most ${salesLimits.pickLinesMax}`,
  ),
});
export type PickList = z.infer<typeof pickList>;

import {
  dashboardMetrics,
  dayMetrics,
  type DashboardMetrics as Metrics,
  metricDays,
} from '@besesaka/schema/orders/metrics.ts';
import { readMetrics, readProductDays } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { findBy, handleArgs } from '#platform/graphql/handles.ts';
import { Money } from '#platform/graphql/money.ts';

const MonthMetrics = builder.objectRef<Metrics['months'][number]>('MonthMetrics').implement({
  description: 'Sales of one month; only delivered and completed orders count.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Month in which the orders were placed, as YYYY-MM.' }),
    revenue: t.expose('revenue', { type: Money, description: 'Revenue from goods, without delivery fees.' }),
    orders: t.exposeInt('orders', { description: 'Number of orders.' }),
  }),
});

const DayMetrics = builder.objectRef<Metrics['days'][number]>('DayMetrics').implement({
  description: 'Views and orders of one day, for a shop or one product.',
  fields: (t) => exposeFields(t, dayMetrics),
});

const ShopMetrics = builder.objectRef<Metrics>('ShopMetrics').implement({
  description: "Sales figures of the viewer's shop.",
  fields: (t) => ({
    months: t.expose('months', {
      type: [MonthMetrics],
      extensions: atMost(12),
      description: 'Last 12 months, oldest first, including the current one.',
    }),
    days: t.expose('days', {
      type: [DayMetrics],
      extensions: atMost(metricDays),
      description: 'Last 30 days, oldest first, including today.',
    }),
    pendingOrders: t.exposeInt('pending_orders', {
      description: "Number of orders that wait for the seller's answer.",
    }),
    acceptedOrders: t.exposeInt('accepted_orders', descriptionOf(dashboardMetrics, 'accepted_orders')),
    returnRequests: t.exposeInt('return_requests', descriptionOf(dashboardMetrics, 'return_requests')),
    offersToAnswer: t.exposeInt('offers_to_answer', descriptionOf(dashboardMetrics, 'offers_to_answer')),
    activeProducts: t.exposeInt('active_products', { description: 'Number of published products.' }),
    lowStock: t.exposeInt('low_stock', {
      description: 'Number of published products that are low in stock but not out of it.',
    }),
    outOfStock: t.exposeInt('out_of_stock', { description: 'Number of published products out of stock.' }),
    answerMinutes: t.exposeInt('answer_minutes', {
      nullable: true,
      ...descriptionOf(dashboardMetrics, 'answer_minutes'),
    }),
    answerConversations: t.exposeInt('answer_conversations', descriptionOf(dashboardMetrics, 'answer_conversations')),
  }),
});

builder.objectField(OwnShop, 'metrics', (t) =>
  t.field({
    type: ShopMetrics,
    nullable: true,
    extensions: callForEach,
    description: 'Sales figures, and what needs attention.',
    resolve: (_shop, _args, ctx) => ctx.rest.call(readMetrics, {}),
  }),
);

builder.objectField(OwnShop, 'productDays', (t) =>
  t.field({
    type: [DayMetrics],
    nullable: true,
    extensions: { ...callForEach, ...atMost(metricDays) },
    description:
      'Views and orders of one product for the last 30 days, oldest first; null if the shop has no such product.',
    args: handleArgs('product'),
    resolve: async (_shop, handle, ctx) =>
      (await findBy(handle, (slug) => ctx.rest.call(readProductDays, { params: { slug } })))?.days ?? null,
  }),
);

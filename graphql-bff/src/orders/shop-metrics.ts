import {
  dashboardMetrics,
  dayMetrics,
  type DashboardMetrics as Metrics,
  metricDays,
} from '@besesaka/schema/orders/metrics.ts';
import { readMetrics, readProductDays } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const MonthMetrics = builder.objectRef<Metrics['months'][number]>('MonthMetrics').implement({
  description: 'What your shop sold in a month; only what has arrived counts.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as "2026-11": when it was ordered.' }),
    revenue: t.expose('revenue', { type: Money, description: 'What it brought in.' }),
    orders: t.exposeInt('orders', { description: 'How many orders it was.' }),
  }),
});

const DayMetrics = builder.objectRef<Metrics['days'][number]>('DayMetrics').implement({
  description: 'A day of your shop, or of one of its products.',
  fields: (t) => passedThrough(t, dayMetrics),
});

const ShopMetrics = builder.objectRef<Metrics>('ShopMetrics').implement({
  description: "Your shop's numbers.",
  fields: (t) => ({
    months: t.expose('months', {
      type: [MonthMetrics],
      extensions: atMost(12),
      description: 'The last twelve months, oldest first.',
    }),
    days: t.expose('days', {
      type: [DayMetrics],
      extensions: atMost(metricDays),
      description: 'The last thirty days, today included, oldest first.',
    }),
    pendingOrders: t.exposeInt('pending_orders', { description: 'How many orders wait for your answer.' }),
    activeProducts: t.exposeInt('active_products', { description: 'How many products you offer.' }),
    lowStock: t.exposeInt('low_stock', { description: 'How many of them are nearly sold out.' }),
    outOfStock: t.exposeInt('out_of_stock', { description: 'How many of them are sold out.' }),
    answerMinutes: t.exposeInt('answer_minutes', { nullable: true, ...wordsOf(dashboardMetrics, 'answer_minutes') }),
    answerConversations: t.exposeInt('answer_conversations', wordsOf(dashboardMetrics, 'answer_conversations')),
  }),
});

builder.objectField(OwnShop, 'metrics', (t) =>
  t.field({
    type: ShopMetrics,
    nullable: true,
    extensions: callForEach,
    description: 'What it sold, and what wants your attention now.',
    resolve: (_shop, _args, ctx) => ctx.rest.call(readMetrics, {}),
  }),
);

builder.objectField(OwnShop, 'productDays', (t) =>
  t.field({
    type: [DayMetrics],
    nullable: true,
    extensions: { ...callForEach, ...atMost(metricDays) },
    description:
      'How one of its products did in the last thirty days, oldest first; null where it has no such product.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of the address of the product.' }) },
    resolve: async (_shop, { slug }, ctx) =>
      (await orNull('NOT_FOUND', ctx.rest.call(readProductDays, { params: { slug } })))?.days ?? null,
  }),
);

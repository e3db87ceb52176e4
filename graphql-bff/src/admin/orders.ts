import { adminListLimits as limits, peopleLimits } from '@besesaka/schema/admin/limits.ts';
import {
  adminOrder,
  adminOrderRow,
  type AdminOrder as Detail,
  orderSide,
  type AdminOrderRow as Row,
  type OrderSide as Side,
} from '@besesaka/schema/admin/orders.ts';
import { findOrders, readAdminOrder } from '@besesaka/schema/admin/search-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { Order } from '#orders/order.ts';
import { OrderState } from '#orders/order-enums.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { CaseRow } from './cases.ts';

export const AdminOrderRow = builder.objectRef<Row>('AdminOrderRow').implement({
  description: 'An order as the list of the admins shows it.',
  fields: (t) => ({
    ...passedThrough(t, adminOrderRow, { without: ['order_id', 'status', 'total'] }),
    id: t.exposeID('order_id', wordsOf(adminOrderRow, 'order_id')),
    state: t.expose('status', { type: OrderState, ...wordsOf(adminOrderRow, 'status') }),
    total: t.expose('total', { type: Money, description: 'What it costs.' }),
  }),
});

const OrderSide = builder.objectRef<Side>('OrderSide').implement({
  description: 'Who is on one side of an order, and how to reach them.',
  fields: (t) => passedThrough(t, orderSide),
});

const AdminOrder = builder.objectRef<Detail>('AdminOrder').implement({
  description: 'All of an order; that an admin read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, adminOrder, { without: ['order', 'buyer', 'seller', 'reports'] }),
    order: t.expose('order', { type: Order, ...wordsOf(adminOrder, 'order') }),
    buyer: t.expose('buyer', { type: OrderSide, ...wordsOf(adminOrder, 'buyer') }),
    seller: t.expose('seller', { type: OrderSide, ...wordsOf(adminOrder, 'seller') }),
    reports: t.expose('reports', {
      type: [CaseRow],
      extensions: atMost(peopleLimits.reportsMax),
      ...wordsOf(adminOrder, 'reports'),
    }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminOrderConnection = connectionOf('AdminOrderRow', AdminOrderRow, { one: 'order', many: 'orders' });

builder.objectFields(Admin, (t) => ({
  orders: t.field({
    type: AdminOrderConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Orders of all people, newest first; each search is on record.',
    args: {
      ...numberedArgs(sizes),
      words: t.arg.string({ description: 'Part of the number, or of the name or address of the buyer or the shop.' }),
      state: t.arg({ type: OrderState, description: 'Only orders that stand there.' }),
    },
    resolve: async (_admin, { words, state, ...args }, ctx, info) => {
      const query = { q: words, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findOrders, { query }), (row) => row);
    },
  }),
  order: t.field({
    type: AdminOrder,
    nullable: true,
    extensions: callForEach,
    description: 'One order with both its sides; each look is on record. Null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Code of the order.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readAdminOrder, { params: { order_id: String(id) } })),
  }),
}));

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
import { orderState } from '@besesaka/schema/orders/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { Order } from '#orders/order.ts';
import { readOnce } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { CaseRow } from './cases.ts';

export const AdminOrderRow = builder.objectRef<Row>('AdminOrderRow').implement({
  description: "An order in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, adminOrderRow, { without: ['order_id', 'status', 'total'] }),
    id: t.exposeID('order_id', descriptionOf(adminOrderRow, 'order_id')),
    state: t.expose('status', { type: enumOf(orderState), ...descriptionOf(adminOrderRow, 'status') }),
    total: t.expose('total', { type: Money, description: 'Total price.' }),
  }),
});

const OrderSide = builder.objectRef<Side>('OrderSide').implement({
  description: 'The buyer or the seller of an order, with contact data.',
  fields: (t) => exposeFields(t, orderSide),
});

const AdminOrder = builder.objectRef<Detail>('AdminOrder').implement({
  description: 'An order with all details; each access is audited.',
  fields: (t) => ({
    ...exposeFields(t, adminOrder, { without: ['order', 'buyer', 'seller', 'reports'] }),
    order: t.expose('order', { type: Order, ...descriptionOf(adminOrder, 'order') }),
    buyer: t.expose('buyer', { type: OrderSide, ...descriptionOf(adminOrder, 'buyer') }),
    seller: t.expose('seller', { type: OrderSide, ...descriptionOf(adminOrder, 'seller') }),
    reports: t.expose('reports', {
      type: [CaseRow],
      extensions: atMost(peopleLimits.reportsMax),
      ...descriptionOf(adminOrder, 'reports'),
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
    description: 'Orders of all users, newest first; each search is audited.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({
        description: 'Part of the number, or of the name or email address of the buyer or the shop.',
      }),
      state: t.arg({ type: enumOf(orderState), description: 'Return only orders in this state.' }),
    },
    resolve: async (_admin, { search, state, ...args }, ctx, info) => {
      const query = { q: search, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findOrders, { query }), (row) => row);
    },
  }),
  order: t.field({
    type: AdminOrder,
    nullable: true,
    extensions: callForEach,
    description: 'One order with its buyer and seller; each access is audited. Null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'Code of the order.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readAdminOrder, { params: { order_id: String(id) } })),
  }),
}));

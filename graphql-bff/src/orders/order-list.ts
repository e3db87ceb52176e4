import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { orderLimits, type OrderState as State } from '@besesaka/schema/orders/limits.ts';
import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import type { ObjectFieldBuilder } from '@pothos/core';
import { OwnShop } from '#accounts/person.ts';
import type { Context } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { listBought, listSold } from './api.ts';
import { Order } from './order.ts';
import { OrderState } from './order-enums.ts';

interface OrderPageValue {
  list: ListAnswer<OrderValue>;
  page: number;
}

const OrderPage = builder.objectRef<OrderPageValue>('OrderPage').implement({
  description: 'One page of a list of orders.',
  fields: (t) => ({
    items: t.field({
      type: [Order],
      extensions: atMost(orderLimits.pageSize),
      description: 'The orders of this page, newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many orders the whole list has.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / orderLimits.pageSize),
    }),
  }),
});

interface ListArgs {
  page: number;
  search?: string | null;
  state?: State | null;
}

function queryOf({ page, search, state }: ListArgs): QueryValues {
  return { page, page_size: orderLimits.pageSize, search: search?.trim() || null, status: state };
}

type Answer = Promise<ListAnswer<OrderValue>>;
type Fields<Parent> = ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>;

/** Both sides' lists, which differ only in whose they are. */
function listField<Parent>(t: Fields<Parent>, description: string, read: (ctx: Context, query: QueryValues) => Answer) {
  return t.field({
    type: OrderPage,
    nullable: true,
    extensions: callForEach,
    description,
    args: {
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
      search: t.arg.string({ description: 'Part of the code of an order.' }),
      state: t.arg({ type: OrderState, description: 'Only orders that stand there.' }),
    },
    resolve: async (_parent, args, ctx) => ({ list: await read(ctx, queryOf(args)), page: args.page }),
  });
}

builder.objectField(Viewer, 'orders', (t) =>
  listField(t, 'The orders that you placed, 20 to a page.', (ctx, query) => ctx.rest.call(listBought, { query })),
);

builder.objectField(OwnShop, 'orders', (t) =>
  listField(t, 'The orders that it received, 20 to a page.', (ctx, query) => ctx.rest.call(listSold, { query })),
);

import type { CursorListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { orderLimits, type orderOrderings, type OrderState as State } from '@besesaka/schema/orders/limits.ts';
import { listPurchases, listSales } from '@besesaka/schema/orders/operations.ts';
import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import type { ObjectFieldBuilder } from '@pothos/core';
import { OwnShop } from '#accounts/person.ts';
import type { Context } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { Order } from './order.ts';
import { OrderState } from './order-enums.ts';

const sizes = { usual: orderLimits.pageSize };

const OrderConnection = connectionOf('Order', Order, { one: 'order', many: 'orders' });

const OrderOrdering = builder.enumType('OrderOrdering', {
  description: 'Ordering of orders.',
  values: {
    NEWEST: { value: '-created_at', description: 'Newest first.' },
    UPDATED: { value: '-updated_at', description: 'Last changed first.' },
  } as const satisfies Record<string, { value: (typeof orderOrderings)[number]; description: string }>,
});

interface Filters {
  search?: string | null | undefined;
  state?: State | null | undefined;
  updatedAfter?: string | null | undefined;
}

type Fields<Parent> = ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>;
type Read = (ctx: Context, query: QueryValues) => Promise<CursorListAnswer<OrderValue>>;

/** The buyer's and the seller's lists, which differ only in the REST call. */
function listField<Parent>(t: Fields<Parent>, description: string, read: Read) {
  return t.field({
    type: OrderConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description,
    args: {
      ...cursorArgs(sizes),
      search: t.arg.string({
        description: "Part of an order code, of a product name, or of the other party's name.",
      }),
      state: t.arg({ type: OrderState, description: 'Return only orders in this state.' }),
      updatedAfter: t.arg({ type: 'DateTime', description: 'Return only orders that changed after this time.' }),
      orderBy: t.arg({ type: OrderOrdering, required: true, defaultValue: '-created_at', description: 'Ordering.' }),
    },
    resolve: async (_parent, { search, state, updatedAfter, orderBy, ...args }, ctx, info) => {
      const query = {
        ...positionOf(args, info, sizes),
        ...queryOf({ search, state, updatedAfter }),
        ordering: orderBy,
      };
      return toConnection(await read(ctx, query), (order) => order);
    },
  });
}

function queryOf({ search, state, updatedAfter }: Filters): QueryValues {
  return { search: search?.trim() || null, status: state, updated_after: updatedAfter };
}

builder.objectField(Viewer, 'orders', (t) =>
  listField(t, 'Orders that the viewer placed.', (ctx, query) => ctx.rest.call(listPurchases, { query })),
);

builder.objectField(OwnShop, 'orders', (t) =>
  listField(t, 'Orders that the shop received.', (ctx, query) => ctx.rest.call(listSales, { query })),
);

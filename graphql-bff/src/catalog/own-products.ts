import { catalogLimits as limits, ownProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { listOwnProducts } from '@besesaka/schema/catalog/selling-operations.ts';
import { OwnShop } from '#accounts/user.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { fieldsOfCall, inputFieldsOf, toCall } from '#platform/contract/input.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Product } from './product.ts';

const sizes = { usual: limits.sellerPageSize };

const OwnProductConnection = connectionOf('OwnProduct', Product, { one: 'product', many: 'products' });

const filterFields = fieldsOfCall(listOwnProducts).filter(({ key }) => key !== 'ordering');
const OwnProductFilter = builder.inputType('OwnProductFilter', {
  description: "Filter for the user's own products; without any field, all except archived ones.",
  fields: (t) => inputFieldsOf(t, filterFields),
});

builder.objectField(OwnShop, 'products', (t) =>
  t.field({
    type: OwnProductConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Products of the shop, including drafts.',
    args: {
      ...cursorArgs(sizes),
      filter: t.arg({ type: OwnProductFilter, description: 'Filter.' }),
      orderBy: t.arg({
        type: enumOf(ownProductOrdering),
        required: true,
        defaultValue: '-created_at',
        description: 'Ordering.',
      }),
    },
    resolve: async (_shop, { filter, orderBy, ...args }, ctx, info) => {
      const filters = toCall(filterFields, filter ?? {}, {}).query;
      const query = { ...filters, ordering: orderBy, ...positionOf(args, info, sizes) };
      return toConnection(await ctx.rest.call(listOwnProducts, { query }), (card) => card);
    },
  }),
);

import { salesLimits as limits, type PickList as PickListValue, pickLine } from '@besesaka/schema/orders/metrics.ts';
import { readPickList } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, withoutSize } from '#platform/graphql/from-contract.ts';

const PickLine = builder.objectRef<PickListValue['lines'][number]>('PickLine').implement({
  description: 'A product that is to be packed.',
  fields: (t) => ({
    ...passedThrough(t, pickLine, { without: ['product_id', 'product_image', 'order_ids'] }),
    productId: t.exposeID('product_id', { description: 'Of the product.' }),
    productImagePath: t.exposeString('product_image', {
      nullable: true,
      description: withoutSize('Address of its picture'),
    }),
    orderIds: t.exposeIDList('order_ids', {
      extensions: atMost(limits.pickOrdersShown),
      description: `Which orders want it, the oldest first, up to ${limits.pickOrdersShown}.`,
    }),
  }),
});

const PickList = builder.objectRef<PickListValue>('PickList').implement({
  description: 'What you take off the shelf for the orders that you accepted.',
  fields: (t) => ({
    orderCount: t.exposeInt('order_count', { description: 'How many orders wait to be packed.' }),
    lines: t.expose('lines', {
      type: [PickLine],
      extensions: atMost(limits.pickLinesMax),
      description: `One for each product, by name, up to ${limits.pickLinesMax}.`,
    }),
  }),
});

builder.objectField(OwnShop, 'pickList', (t) =>
  t.field({
    type: PickList,
    nullable: true,
    extensions: callForEach,
    description: 'What to pack for the orders that you accepted and have not sent yet.',
    resolve: (_shop, _args, ctx) => ctx.rest.call(readPickList, {}),
  }),
);

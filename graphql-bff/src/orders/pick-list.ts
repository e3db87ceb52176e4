import { salesLimits as limits, type PickList as PickListValue, pickLine } from '@besesaka/schema/orders/metrics.ts';
import { readPickList } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields, withoutSize } from '#platform/graphql/from-contract.ts';

const PickLine = builder.objectRef<PickListValue['lines'][number]>('PickLine').implement({
  description: 'A product to pack.',
  fields: (t) => ({
    ...exposeFields(t, pickLine, { without: ['product_id', 'product_image', 'order_ids'] }),
    productId: t.exposeID('product_id', { description: 'ID of the product.' }),
    productImagePath: t.exposeString('product_image', {
      nullable: true,
      description: withoutSize('Path of the picture'),
    }),
    productImageUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the picture; null without one.',
      args: pictureArgs,
      resolve: ({ product_image: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
    orderIds: t.exposeIDList('order_ids', {
      extensions: atMost(limits.pickOrdersShown),
      description: `Codes of the orders that contain it, oldest first, at most ${limits.pickOrdersShown}.`,
    }),
  }),
});

const PickList = builder.objectRef<PickListValue>('PickList').implement({
  description: "The products to pack for the seller's accepted orders.",
  fields: (t) => ({
    orderCount: t.exposeInt('order_count', { description: 'Number of accepted orders.' }),
    lines: t.expose('lines', {
      type: [PickLine],
      extensions: atMost(limits.pickLinesMax),
      description: `One line per variant, ordered by name, at most ${limits.pickLinesMax}.`,
    }),
  }),
});

builder.objectField(OwnShop, 'pickList', (t) =>
  t.field({
    type: PickList,
    nullable: true,
    extensions: callForEach,
    description: 'Products to pack for orders that are accepted but not dispatched.',
    resolve: (_shop, _args, ctx) => ctx.rest.call(readPickList, {}),
  }),
);

import { dayMetrics, metricDays, pickLine } from '@besesaka/schema/orders/metrics.ts';
import { readMetrics, readPickList, readProductDays } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { findBy, handleArgs } from '#platform/graphql/handles.ts';

const DayMetrics = objectOf(dayMetrics);

objectOf(pickLine, {
  add: (t) => ({
    productImageUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the picture; null without one.',
      args: pictureArgs,
      resolve: ({ product_image: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
  }),
});

readField(OwnShop, 'metrics', readMetrics);
readField(OwnShop, 'pickList', readPickList);

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

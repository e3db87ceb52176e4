import { pickLine } from '@besesaka/schema/orders/metrics.ts';
import { readMetrics, readPickList, readProductDays } from '@besesaka/schema/orders/operations.ts';
import { OwnShop } from '#accounts/user.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';

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
readField(OwnShop, 'productDays', readProductDays, { field: 'days' });

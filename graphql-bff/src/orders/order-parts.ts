import { orderItem, orderStep } from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';

export const OrderItem = objectOf(orderItem, {
  without: ['seller_name'],
  add: (t) => ({
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'Product with its current data; null if it is no longer available.',
      load: ({ product_id: id }, ctx) => loadCard(ctx, id, null),
    }),
    productImageUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the picture when it was ordered; null without one.',
      args: pictureArgs,
      resolve: ({ product_image: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
  }),
});

export const OrderStep = objectOf(orderStep);

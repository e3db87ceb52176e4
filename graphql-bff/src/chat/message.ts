import { message, messageOrderStep, messagePicture } from '@besesaka/schema/chat/resources.ts';
import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { orderAction } from '@besesaka/schema/orders/limits.ts';
import type { FeeStep } from '@besesaka/schema/orders/resources.ts';
import { loadOffer, Offer } from '#orders/offers/offer.ts';
import { loadOrder, Order } from '#orders/order.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

objectOf(messagePicture, {
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: 'Private URL of the picture, for buyer and seller only.',
      args: {
        width: t.arg.int({
          description: `Minimum width in pixels, rounded up to one of ${imageWidths.join(', ')}; if left out, the original.`,
        }),
      },
      resolve: ({ url }, { width }, { publicUrl }) => {
        const served = width ? imageWidths.find((one) => one >= width) : undefined;
        return new URL(served ? `${url}?width=${served}` : url, publicUrl).href;
      },
    }),
  }),
});

const MessageFeeStep = builder.objectRef<FeeStep>('MessageFeeStep').implement({
  description: 'A step in which buyer and seller agree on the delivery fee.',
  fields: (t) => ({
    action: t.expose('action', { type: enumOf(orderAction), description: 'PROPOSE_FEE, ACCEPT_FEE or DECLINE_FEE.' }),
    fee: t.expose('fee', { type: Money, nullable: true, description: 'The fee; null if it was declined.' }),
  }),
});

objectOf(messageOrderStep, {
  without: ['fee'],
  add: (t) => ({
    order: loadedField(t, {
      type: Order,
      nullable: true,
      description: 'The order as it is now; null if it was deleted.',
      load: ({ order_id }, ctx) => loadOrder(ctx, order_id, null),
    }),
    fee: t.expose('fee', { type: MessageFeeStep, nullable: true, ...descriptionOf(messageOrderStep, 'fee') }),
  }),
});

export const Message = objectOf(message, {
  add: (t) => ({
    offer: loadedField(t, {
      type: Offer,
      nullable: true,
      description: 'Offer that the message made or answered, as it is now; null for other messages, and for admins.',
      load: async ({ offer_id }, ctx) => (offer_id === null ? null : loadOffer(ctx, offer_id)),
    }),
  }),
});

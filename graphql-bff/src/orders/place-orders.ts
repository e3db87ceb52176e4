import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { placeCart, placeProduct } from '@besesaka/schema/orders/operations.ts';
import { Region } from '#accounts/region.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { Order } from './order.ts';
import { withErrorDetails } from './order-errors.ts';

interface ByHand {
  shippingRegion: RegionValue;
  idempotencyKey: string;
}

export const region = { type: Region, required: true, description: 'One of the 16 regions of Ghana.' } as const;
export const placingKey = {
  required: true,
  description:
    'Unique key from the client for each purchase: repeating the request with the same key places no second order.',
} as const;

interface DeliveryChoice {
  shopSlug: string;
  optionId: string;
}

const DeliveryChoiceInput = builder.inputRef<DeliveryChoice>('DeliveryChoiceInput').implement({
  description: 'The chosen way of delivery of one shop.',
  fields: (t) => ({
    shopSlug: t.string({ required: true, description: 'URL slug of the shop.' }),
    optionId: t.id({ required: true, description: 'ID of the way of delivery.' }),
  }),
});

interface CartByHand extends ByHand {
  delivery?: DeliveryChoice[] | null;
}

const PlaceCartInput = builder
  .inputRef<InputOf<typeof placeCart.body.schema, 'shipping_region' | 'delivery'> & CartByHand>('PlaceCartInput')
  .implement({
    description: 'The shipping address for the whole cart.',
    fields: (t) => ({
      ...inputFields(t, placeCart.body, { without: ['shipping_region', 'delivery'] }),
      delivery: t.field({
        type: [DeliveryChoiceInput],
        description:
          'Chosen way of delivery of each shop; with a shop that is left out, the buyer agrees on the delivery.',
      }),
      shippingRegion: t.field(region),
      idempotencyKey: t.string(placingKey),
    }),
  });

const PlaceProductInput = builder
  .inputRef<InputOf<typeof placeProduct.body.schema, 'shipping_region'> & ByHand>('PlaceProductInput')
  .implement({
    description: 'A product and a shipping address.',
    fields: (t) => ({
      ...inputFields(t, placeProduct.body, { without: ['shipping_region', 'quantity'] }),
      shippingRegion: t.field(region),
      quantity: t.int({ required: true, defaultValue: 1, description: 'Quantity.' }),
      idempotencyKey: t.string(placingKey),
    }),
  });

export const placedOrders = {
  type: [Order],
  extensions: atMost(orderLimits.cartItemsMax),
  description: 'One order per shop.',
} satisfies PayloadField;

mutation('placeCart', {
  restCalls: [placeCart],
  description: 'Places orders for the whole cart, one per shop: all or nothing.',
  input: { type: PlaceCartInput, description: 'The shipping address.' },
  payload: { orders: placedOrders },
  resolve: ({ idempotencyKey, delivery, ...fields }, ctx) => {
    const body = { ...toContract(fields), delivery: delivery?.map(toContract) };
    return withErrorDetails(ctx.rest.call(placeCart, { body, idempotencyKey }));
  },
});

mutation('placeProduct', {
  restCalls: [placeProduct],
  description: 'Places an order for one product; the cart does not change.',
  input: { type: PlaceProductInput, description: 'The product, its quantity and the shipping address.' },
  payload: { orders: placedOrders },
  resolve: ({ idempotencyKey, ...fields }, ctx) =>
    withErrorDetails(ctx.rest.call(placeProduct, { body: toContract(fields), idempotencyKey })),
});

import { placeCart } from '@besesaka/schema/orders/operations.ts';
import { flatShipping, ShippingAddressInput, type ShippingGiven } from '#accounts/shipping-address.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';

const ofAddress = [
  ...(['shipping_full_name', 'shipping_phone', 'shipping_address'] as const),
  ...(['shipping_city', 'shipping_region', 'shipping_landmark'] as const),
];

interface Placing extends InputOf<typeof placeCart.body.schema, (typeof ofAddress)[number]> {
  shippingAddress: ShippingGiven;
  idempotencyKey: string;
}

const addressDescription = 'Shipping address with the recipient.';
const keyDescription =
  'Unique key from the client for each purchase: repeating the request with the same key places no second order.';

export const PlaceCartInput = builder.inputRef<Placing>('PlaceCartInput').implement({
  description: 'The shipping address for the whole cart.',
  fields: (t) => ({
    ...inputFields(t, placeCart.body, { without: ofAddress }),
    shippingAddress: t.field({ type: ShippingAddressInput, required: true, description: addressDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

export const PlaceProductInput = builder
  .inputRef<Placing & { productId: string; quantity: number }>('PlaceProductInput')
  .implement({
    description: 'A product and a shipping address.',
    fields: (t) => ({
      ...inputFields(t, placeCart.body, { without: ofAddress }),
      shippingAddress: t.field({ type: ShippingAddressInput, required: true, description: addressDescription }),
      productId: t.id({ required: true, description: 'ID of the product.' }),
      quantity: t.int({ required: true, defaultValue: 1, description: 'Quantity.' }),
      idempotencyKey: t.string({ required: true, description: keyDescription }),
    }),
  });

type Placed = Pick<Placing, 'shippingAddress' | 'idempotencyKey'>;

/** The request body with the marketplace's flat fields. */
export function placingBody({ shippingAddress, idempotencyKey: _key, ...others }: Placed): Record<string, unknown> {
  return { ...toContract(others), ...flatShipping(shippingAddress, 'shipping_') };
}

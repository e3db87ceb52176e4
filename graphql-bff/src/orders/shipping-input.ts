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

const addressDescription = 'Where it shall go, and who is to receive it.';
const keyDescription = 'Made once for each purchase: sent again with the same key, it is carried out once.';

export const PlaceCartInput = builder.inputRef<Placing>('PlaceCartInput').implement({
  description: 'Where everything in the cart shall go.',
  fields: (t) => ({
    ...inputFields(t, placeCart.body, { without: ofAddress }),
    shippingAddress: t.field({ type: ShippingAddressInput, required: true, description: addressDescription }),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

export const PlaceProductInput = builder
  .inputRef<Placing & { productId: string; quantity: number }>('PlaceProductInput')
  .implement({
    description: 'One product, and where it shall go.',
    fields: (t) => ({
      ...inputFields(t, placeCart.body, { without: ofAddress }),
      shippingAddress: t.field({ type: ShippingAddressInput, required: true, description: addressDescription }),
      productId: t.id({ required: true, description: 'Identifies the product.' }),
      quantity: t.int({ required: true, defaultValue: 1, description: 'How many pieces.' }),
      idempotencyKey: t.string({ required: true, description: keyDescription }),
    }),
  });

type Placed = Pick<Placing, 'shippingAddress' | 'idempotencyKey'>;

/** As the marketplace takes it. */
export function placingBody({ shippingAddress, idempotencyKey: _key, ...others }: Placed): Record<string, unknown> {
  return { ...toContract(others), ...flatShipping(shippingAddress, 'shipping_') };
}

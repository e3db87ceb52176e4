import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '#platform/graphql/builder.ts';

type Fields = InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

/** What both ways of ordering ask for. */
const shippingFields = (t: Fields) => ({
  shippingFullName: t.string({ required: true, description: 'Who is to receive it.' }),
  shippingPhone: t.string({ required: true, description: '+233 or 0 followed by nine digits.' }),
  shippingAddress: t.string({ required: true, description: 'Street and house.' }),
  shippingCity: t.string({ required: true, description: 'Town.' }),
  shippingRegion: t.string({ required: true, description: 'One of the sixteen regions of Ghana.' }),
  shippingNotes: t.string({ description: 'What the rider should know, up to 200 characters.' }),
  shippingLandmark: t.string({ description: 'A nearby place that a rider would know.' }),
  expectedTotal: t.string({ description: 'The total you saw: nothing is ordered when it is another one by now.' }),
});

export const PlaceOrdersInput = builder.inputType('PlaceOrdersInput', {
  description: 'Where everything in the cart shall go.',
  fields: shippingFields,
});

export const BuyNowInput = builder.inputType('BuyNowInput', {
  description: 'One product, and where it shall go.',
  fields: (t) => ({
    ...shippingFields(t),
    productId: t.id({ required: true, description: 'Identifies the product.' }),
    quantity: t.int({ required: true, defaultValue: 1, description: 'How many pieces.' }),
  }),
});

/** The same under the names of the shared contract. */
export function shippingOf(input: typeof PlaceOrdersInput.$inferInput) {
  return {
    shipping_full_name: input.shippingFullName,
    shipping_phone: input.shippingPhone,
    shipping_address: input.shippingAddress,
    shipping_city: input.shippingCity,
    shipping_region: input.shippingRegion,
    shipping_notes: input.shippingNotes ?? undefined,
    shipping_landmark: input.shippingLandmark ?? undefined,
    expected_total: input.expectedTotal ?? undefined,
  };
}

import { placeCartWords } from '@besesaka/schema/orders/reference.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields } from '#platform/graphql/from-contract.ts';

interface Shipping extends InputOf<typeof placeCartWords.schema> {
  idempotencyKey: string;
}

const keyDescription = 'Made once for each purchase: sent again with the same key, it is carried out once.';

export const PlaceCartInput = builder.inputRef<Shipping>('PlaceCartInput').implement({
  description: 'Where everything in the cart shall go.',
  fields: (t) => ({
    ...inputFields(t, placeCartWords),
    idempotencyKey: t.string({ required: true, description: keyDescription }),
  }),
});

export const PlaceProductInput = builder
  .inputRef<Shipping & { productId: string; quantity: number }>('PlaceProductInput')
  .implement({
    description: 'One product, and where it shall go.',
    fields: (t) => ({
      ...inputFields(t, placeCartWords),
      productId: t.id({ required: true, description: 'Identifies the product.' }),
      quantity: t.int({ required: true, defaultValue: 1, description: 'How many pieces.' }),
      idempotencyKey: t.string({ required: true, description: keyDescription }),
    }),
  });

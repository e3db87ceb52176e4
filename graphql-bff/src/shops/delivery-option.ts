import { deliveryOption, deliveryRate } from '@besesaka/schema/shops/resources.ts';
import { descriptionOf } from '#platform/contract/fields.ts';
import { objectOf } from '#platform/contract/object.ts';
import { atMost } from '#platform/cost/list-size.ts';

const DeliveryRate = objectOf(deliveryRate);

/** A shop rarely names each region for each of its ways. */
const usualRates = 6;

/** A shop may have more, but rarely does. */
export const usualOptions = 3;

export const DeliveryOption = objectOf(deliveryOption, {
  add: (t) => ({
    rates: t.expose('rates', {
      type: [DeliveryRate],
      extensions: atMost(usualRates),
      ...descriptionOf(deliveryOption, 'rates'),
    }),
  }),
});

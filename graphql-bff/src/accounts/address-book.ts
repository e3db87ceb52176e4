import {
  addAddress,
  changeAddress,
  readAddresses,
  removeAddress,
} from '@besesaka/schema/accounts/own-data-operations.ts';
import { bookedAddress, shippingAddress } from '@besesaka/schema/accounts/resources.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

export const ShippingAddress = objectOf(shippingAddress);

objectOf(bookedAddress, {
  without: ['full_name', 'phone', 'address', 'city', 'region', 'landmark'],
  add: (t) => ({
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Address and recipient.',
      resolve: (address) => address,
    }),
  }),
});

viewerField('addresses', readAddresses);

customMutation(
  changeAddress,
  { addresses: 'results' },
  {
    as: 'saveAddress',
    description: 'Adds a delivery address, or changes the one with the ID.',
    calls: [addAddress],
    optional: ['addressId'],
    run: async ({ params: { id }, body, idempotencyKey }, ctx) => {
      const { version: _, ...added } = body;
      const changed = id && ctx.rest.call(changeAddress, { params: { id }, body });
      return { addresses: (await (changed || ctx.rest.call(addAddress, { body: added, idempotencyKey }))).results };
    },
  },
);
mutation(removeAddress, { addresses: 'results' });

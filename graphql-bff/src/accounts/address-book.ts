import { addressLimits } from '@besesaka/schema/accounts/address-book.ts';
import {
  addAddress,
  changeAddress,
  readAddresses,
  removeAddress,
} from '@besesaka/schema/accounts/own-data-operations.ts';
import { type AddressBook as Book, type BookedAddress, bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { exposeFields, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Region } from './region.ts';
import { ShippingAddress } from './shipping-address.ts';
import { Viewer } from './viewer.ts';

const DeliveryAddress = builder.objectRef<BookedAddress>('DeliveryAddress').implement({
  description: 'A saved delivery address.',
  fields: (t) => ({
    ...exposeFields(t, bookedAddress.pick({ id: true, label: true, is_default: true })),
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Address and recipient.',
      resolve: (address) => address,
    }),
  }),
});

const many = atMost(addressLimits.perPerson);

const AddressBook = builder.objectRef<Book>('AddressBook').implement({
  description: "The viewer's saved addresses after the change.",
  fields: (t) => ({
    addresses: t.expose('results', {
      type: [DeliveryAddress],
      extensions: many,
      description: 'Addresses, the default first.',
    }),
  }),
});

builder.objectField(Viewer, 'addresses', (t) =>
  t.field({
    type: [DeliveryAddress],
    nullable: true,
    extensions: { ...callForEach, ...many },
    description: "The viewer's saved delivery addresses, the default first.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readAddresses, {})).results,
  }),
);

interface SavedAddress extends InputOf<typeof addAddress.body.schema, 'region'> {
  addressId?: string | null;
  region: RegionValue;
}

const SaveAddressInput = builder.inputRef<SavedAddress>('SaveAddressInput').implement({
  description: 'A complete delivery address.',
  fields: (t) => ({
    ...inputFields(t, addAddress.body, { without: ['region'] }),
    addressId: t.id({ description: 'ID of the address to change; if left out, a new address is added.' }),
    region: t.field({ type: Region, required: true, description: 'One of the 16 regions of Ghana.' }),
  }),
});

const RemoveAddressInput = builder.inputType('RemoveAddressInput', {
  description: 'The address to delete.',
  fields: (t) => ({ addressId: t.id({ required: true, description: 'ID of the address.' }) }),
});

builder.mutationFields((t) => ({
  saveAddress: t.field({
    type: AddressBook,
    extensions: restCalls(addAddress, changeAddress),
    description: 'Adds or changes a delivery address.',
    args: { input: t.arg({ type: SaveAddressInput, required: true, description: 'The address.' }) },
    errors: failsAs('SaveAddressResult', 'The updated addresses, or an error.'),
    resolve: (_root, { input: { addressId, ...fields } }, ctx) => {
      const body = toContract(fields);
      if (!addressId) return ctx.rest.call(addAddress, { body });
      return ctx.rest.call(changeAddress, { params: { id: addressId }, body });
    },
  }),
  removeAddress: t.field({
    type: AddressBook,
    extensions: restCalls(removeAddress),
    description: 'Deletes a delivery address.',
    args: { input: t.arg({ type: RemoveAddressInput, required: true, description: 'The address to delete.' }) },
    errors: failsAs('RemoveAddressResult', 'The updated addresses, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeAddress, { params: { id: input.addressId } }),
  }),
}));

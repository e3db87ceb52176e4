import { addressLimits } from '@besesaka/schema/accounts/address-book.ts';
import {
  addAddress,
  changeAddress,
  readAddresses,
  removeAddress,
} from '@besesaka/schema/accounts/own-data-operations.ts';
import { type AddressBook as Book, type BookedAddress, bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { flatShipping, ShippingAddress, ShippingAddressInput, withShippingFaults } from './shipping-address.ts';
import { Viewer } from './viewer.ts';

const DeliveryAddress = builder.objectRef<BookedAddress>('DeliveryAddress').implement({
  description: 'A place where you have things delivered.',
  fields: (t) => ({
    ...passedThrough(t, bookedAddress.pick({ id: true, label: true, is_default: true })),
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Where it is, and who receives what comes there.',
      resolve: (address) => address,
    }),
  }),
});

const many = atMost(addressLimits.perPerson);

const AddressBook = builder.objectRef<Book>('AddressBook').implement({
  description: 'Your addresses as they are now.',
  fields: (t) => ({
    addresses: t.expose('results', { type: [DeliveryAddress], extensions: many, description: 'The default first.' }),
  }),
});

builder.objectField(Viewer, 'addresses', (t) =>
  t.field({
    type: [DeliveryAddress],
    nullable: true,
    extensions: { ...callForEach, ...many },
    description: 'Where the person has things delivered, the default first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readAddresses, {})).results,
  }),
);

const SaveAddressInput = builder.inputType('SaveAddressInput', {
  description: 'An address, all of it.',
  fields: (t) => ({
    addressId: t.id({ description: 'Which one is changed; without it another one is kept.' }),
    label: t.string({ required: true, description: 'What the person calls it.' }),
    isDefault: t.boolean({ description: 'Whether the checkout begins with it.' }),
    shippingAddress: t.field({
      type: ShippingAddressInput,
      required: true,
      description: 'Where it is, and who receives what comes there.',
    }),
  }),
});

const RemoveAddressInput = builder.inputType('RemoveAddressInput', {
  description: 'Which address is kept no longer.',
  fields: (t) => ({ addressId: t.id({ required: true, description: 'Identifies the address.' }) }),
});

builder.mutationFields((t) => ({
  saveAddress: t.field({
    type: AddressBook,
    extensions: asks(addAddress, changeAddress),
    description: 'Keeps an address, or changes one.',
    args: { input: t.arg({ type: SaveAddressInput, required: true, description: 'The address.' }) },
    errors: failsAs('SaveAddressResult', 'All addresses as they are now, or why not.'),
    resolve: (_root, { input: { addressId, shippingAddress, ...fields } }, ctx) => {
      const body = { ...toContract(fields), ...flatShipping(shippingAddress, '') };
      return withShippingFaults(
        addressId
          ? ctx.rest.call(changeAddress, { params: { id: addressId }, body })
          : ctx.rest.call(addAddress, { body }),
      );
    },
  }),
  removeAddress: t.field({
    type: AddressBook,
    extensions: asks(removeAddress),
    description: 'Keeps an address no longer.',
    args: { input: t.arg({ type: RemoveAddressInput, required: true, description: 'Which one.' }) },
    errors: failsAs('RemoveAddressResult', 'All addresses as they are now, or why not.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeAddress, { params: { id: input.addressId } }),
  }),
}));

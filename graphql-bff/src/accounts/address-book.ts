import { addressLimits } from '@besesaka/schema/accounts/address-book.ts';
import { addressWords } from '@besesaka/schema/accounts/reference.ts';
import { type AddressBook as Book, type BookedAddress, bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, passedThrough, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './api.ts';

const DeliveryAddress = builder.objectRef<BookedAddress>('DeliveryAddress').implement({
  description: 'A place where you have things delivered.',
  fields: (t) => passedThrough(t, bookedAddress),
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

const SaveAddressInput = builder
  .inputRef<InputOf<typeof addressWords.schema> & { addressId?: string | null }>('SaveAddressInput')
  .implement({
    description: 'An address, all of it.',
    fields: (t) => ({
      ...inputFields(t, addressWords),
      addressId: t.id({ description: 'Which one is changed; without it another one is kept.' }),
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
    resolve: (_root, { input: { addressId, ...fields } }, ctx) => {
      const body = toContract(fields);
      return addressId
        ? ctx.rest.call(changeAddress, { params: { id: addressId }, body })
        : ctx.rest.call(addAddress, { body });
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

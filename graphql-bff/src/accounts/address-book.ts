import { addressLimits } from '@besesaka/schema/accounts/address-book.ts';
import {
  addAddress,
  changeAddress,
  readAddresses,
  removeAddress,
} from '@besesaka/schema/accounts/own-data-operations.ts';
import { type BookedAddress, bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Region } from './region.ts';
import { ShippingAddress } from './shipping-address.ts';

const DeliveryAddress = builder.objectRef<BookedAddress>('DeliveryAddress').implement({
  description: 'A saved delivery address.',
  fields: (t) => ({
    ...exposeFields(t, bookedAddress.pick({ id: true, label: true, is_default: true, version: true })),
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Address and recipient.',
      resolve: (address) => address,
    }),
  }),
});

const many = atMost(addressLimits.perPerson);

const updatedAddresses = {
  type: [DeliveryAddress],
  extensions: many,
  description: 'The updated addresses, the default first.',
} satisfies PayloadField;

builder.objectField(Viewer, 'addresses', (t) =>
  t.field({
    type: [DeliveryAddress],
    nullable: true,
    extensions: { ...callForEach, ...many },
    description: "The viewer's saved delivery addresses, the default first.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readAddresses, {})).results,
  }),
);

interface SavedAddress extends InputOf<typeof changeAddress.body.schema, 'region'> {
  addressId?: string | null;
  idempotencyKey?: string | null;
  region: RegionValue;
}

const SaveAddressInput = builder.inputRef<SavedAddress>('SaveAddressInput').implement({
  description: 'A complete delivery address.',
  fields: (t) => ({
    ...inputFields(t, changeAddress.body, { without: ['region'] }),
    addressId: t.id({ description: 'ID of the address to change; if left out, a new address is added.' }),
    idempotencyKey: t.string({
      description: 'Unique key for each new address: repeating the request with the same key adds nothing more.',
    }),
    region: t.field({ type: Region, required: true, description: 'One of the 16 regions of Ghana.' }),
  }),
});

const RemoveAddressInput = builder.inputType('RemoveAddressInput', {
  description: 'The address to delete.',
  fields: (t) => ({ addressId: t.id({ required: true, description: 'ID of the address.' }) }),
});

mutation('saveAddress', {
  restCalls: [addAddress, changeAddress],
  description: 'Adds or changes a delivery address.',
  input: { type: SaveAddressInput, description: 'The address.' },
  payload: { addresses: updatedAddresses },
  resolve: async ({ addressId, version, idempotencyKey, ...fields }, ctx) => {
    const body = toContract(fields);
    const book = addressId
      ? await ctx.rest.call(changeAddress, { params: { id: addressId }, body: { ...body, ...toContract({ version }) } })
      : await ctx.rest.call(addAddress, { body, idempotencyKey });
    return { addresses: book.results };
  },
});

mutation('removeAddress', {
  restCalls: [removeAddress],
  description: 'Deletes a delivery address.',
  input: { type: RemoveAddressInput, description: 'The address to delete.' },
  payload: { addresses: updatedAddresses },
  resolve: async ({ addressId }, ctx) => ({
    addresses: (await ctx.rest.call(removeAddress, { params: { id: addressId } })).results,
  }),
});

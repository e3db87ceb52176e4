import { useApolloClient } from '@apollo/client/react';
import { addressInput, addressTexts as texts } from '@besesaka/schema/accounts/address-book.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { staleNotice } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { Failure } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { RegionField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { type Address, AddressesDocument } from './addresses-query.ts';
import { ShippingAddressFragment } from './shipping-address.ts';

const SaveAddressMutation = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    result: saveAddress(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  /** The first address is always the default. */
  isFirst: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function AddressForm({ address, isFirst, onSaved, onCancel }: AddressFormProps) {
  const form = useAddressForm(address, onSaved);
  const cancel = () => {
    form.forgetDraft();
    onCancel();
  };
  return (
    <InputForm of={form}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="label" label={fieldLabels.label} hint="Such as Home or Work" />
        <TextField name="fullName" label={fieldLabels.fullName} autoComplete="name" />
        <TextField name="phone" label={fieldLabels.phone} />
        <TextField
          name="address"
          label={fieldLabels.address}
          hint="Street and house, or GPS"
          autoComplete="street-address"
        />
        <TextField name="city" label={fieldLabels.city} autoComplete="address-level2" />
        <RegionField name="region" label={fieldLabels.region} />
        <TextField name="landmark" label={fieldLabels.landmark} hint="If there is one" />
      </div>
      {!isFirst && !address?.isDefault && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5" {...form.form.register('isDefault')} />
          Start the checkout with this address
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Save address</SubmitButton>
        <Button tone="secondary" onClick={cancel} waits={form.isSending}>
          Cancel
        </Button>
      </div>
    </InputForm>
  );
}

const fieldLabels = {
  label: 'Name of the address',
  fullName: 'Who receives it',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  region: 'Region',
  landmark: 'Landmark',
};

function fieldsOf(address: Address | null): Record<keyof typeof fieldLabels, string> {
  const place = readFragment(ShippingAddressFragment, address?.shippingAddress);
  return {
    label: address?.label ?? '',
    fullName: place?.fullName ?? '',
    phone: place?.phone ?? '',
    address: place?.address ?? '',
    city: place?.city ?? '',
    region: regionOf(place?.region) ?? '',
    landmark: place?.landmark ?? '',
  };
}

type Refusal = Pick<Failure, 'message' | 'fields'>;

function useAddressForm(address: Address | null, onSaved: () => void) {
  const client = useApolloClient();
  // The address as the form last loaded it; after a stale edit a reload replaces it.
  const [seen, setSeen] = useState(address);
  const { send } = useSend(SaveAddressMutation, {
    failed: texts.saveFailed,
    offline: kernelTexts.somethingWrong,
    keyed: true,
    refetchQueries: [AddressesDocument],
    done: onSaved,
  });
  const input = useInputForm(
    addressInput,
    { draft: `address-${address?.id ?? 'new'}`, start: fieldsOf(address) },
    async (fields): Promise<Refusal | null> => {
      const input = { ...fields, addressId: address?.id, version: seen?.version, region: enumName(fields.region) };
      const failure = await send({ input });
      return failure?.code === 'STALE' ? takeStale() : failure;
    },
  );

  /** Continues from the stored address with the changes of this form. */
  async function takeStale(): Promise<Refusal> {
    const reading = client.query({ query: AddressesDocument, fetchPolicy: 'network-only' });
    const stored = (await reading.catch(() => null))?.data?.viewer?.addresses;
    const now = stored?.find(({ id }) => id === address?.id);
    if (!now) return { message: kernelTexts.networkError, fields: [] };
    const [base, theirs, mine] = [fieldsOf(seen), fieldsOf(now), input.form.getValues()];
    const names = Object.keys(theirs) as (keyof typeof theirs)[];
    for (const name of names) if ((mine[name] ?? '') === base[name]) input.form.setValue(name, theirs[name]);
    setSeen(now);
    return { message: staleNotice(base, theirs, (name) => fieldLabels[name as keyof typeof theirs]), fields: [] };
  }

  return input;
}

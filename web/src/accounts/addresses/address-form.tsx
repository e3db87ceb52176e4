import { useApolloClient, useMutation } from '@apollo/client/react';
import { addressInput, addressTexts as texts } from '@besesaka/schema/accounts/address-book.ts';
import { addressLimits, accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { regionName, regionOf } from '@besesaka/schema/kernel/regions.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { formRefusal } from '#accounts/refusal.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ShippingAddress_AddressFragment } from '#gql/graphql.ts';
import { staleNotice } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
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
  const { form, element, submit, failure, missing, forgetDraft } = useAddressForm(address, onSaved);
  const giveUp = () => {
    forgetDraft();
    onCancel();
  };
  const { register, formState } = form;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={failure} />
      <AddressFields
        register={register}
        errors={formState.errors}
        label={address?.label}
        start={readFragment(ShippingAddressFragment, address?.shippingAddress)}
      />
      {!isFirst && !address?.isDefault && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 accent-brand" {...register('isDefault')} />
          Start the checkout with this address
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton missing={missing} busy={formState.isSubmitting}>
          Save address
        </SubmitButton>
        <Button tone="secondary" onClick={giveUp} waits={formState.isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
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
  const [save] = useMutation(SaveAddressMutation, { fetchPolicy: 'no-cache' });
  const { form, ...rest } = useInputForm(
    addressInput,
    { draft: `address-${address?.id ?? 'new'}` },
    async (fields): Promise<Refusal | null> => {
      const input = { ...fields, addressId: address?.id, version: seen?.version, region: regionName(fields.region) };
      const outcome = await outcomeOf(save({ variables: { input } }));
      if ('failure' in outcome && outcome.failure.code === 'STALE') return takeStale();
      if ('failure' in outcome) return formRefusal(outcome.failure, texts.saveFailed);
      onSaved();
      return null;
    },
  );

  /** Continues from the stored address with the changes of this form. */
  async function takeStale(): Promise<Refusal> {
    const reading = client.query({ query: AddressesDocument, fetchPolicy: 'network-only' });
    const stored = (await reading.catch(() => null))?.data?.viewer?.addresses;
    const now = stored?.find(({ id }) => id === address?.id);
    if (!now) return { message: kernelTexts.networkError, fields: [] };
    const [base, theirs, mine] = [fieldsOf(seen), fieldsOf(now), form.getValues()];
    const names = Object.keys(theirs) as (keyof typeof theirs)[];
    for (const name of names) if ((mine[name] ?? '') === base[name]) form.setValue(name, theirs[name]);
    setSeen(now);
    return { message: staleNotice(base, theirs, (name) => fieldLabels[name as keyof typeof theirs]), fields: [] };
  }

  return { form, ...rest };
}

type Form = ReturnType<typeof useAddressForm>['form'];

interface FieldsProps {
  register: Form['register'];
  errors: Form['formState']['errors'];
  label: string | undefined;
  start: ShippingAddress_AddressFragment | undefined;
}

function AddressFields({ register, errors, label, start }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Name of the address" hint="Such as Home or Work" error={errors.label?.message}>
        <Input maxLength={addressLimits.labelMax} defaultValue={label} {...register('label')} />
      </Field>
      <Field label="Who receives it" error={errors.fullName?.message}>
        <Input
          autoComplete="name"
          maxLength={addressLimits.nameMax}
          defaultValue={start?.fullName}
          {...register('fullName')}
        />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start?.phone} {...register('phone')} />
      </Field>
      <Field label="Address" hint="Street and house, or GPS" error={errors.address?.message}>
        <Input
          autoComplete="street-address"
          maxLength={limits.addressMax}
          defaultValue={start?.address}
          {...register('address')}
        />
      </Field>
      <Field label="City" error={errors.city?.message}>
        <Input autoComplete="address-level2" defaultValue={start?.city} {...register('city')} />
      </Field>
      <Field label="Region" error={errors.region?.message}>
        <RegionSelect defaultValue={regionOf(start?.region) ?? ''} {...register('region')} />
      </Field>
      <Field label="Landmark" hint="If there is one" error={errors.landmark?.message}>
        <Input maxLength={addressLimits.landmarkMax} defaultValue={start?.landmark} {...register('landmark')} />
      </Field>
    </div>
  );
}

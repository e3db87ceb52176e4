import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import { useState } from 'react';
import { invalidFields } from '#platform/forms/input-resolver.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { RegionField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { OpeningRow, TwoLines } from './opening-row.tsx';
import { type SavedAddress, SavedAddresses } from './saved-addresses.tsx';
import type { useCheckoutForm } from './use-checkout-form.ts';

interface Props extends Pick<ReturnType<typeof useCheckoutForm>, 'input' | 'start'> {
  addresses: readonly SavedAddress[];
  isHeld: boolean;
}

/** Where it is delivered: a known address is one row, until the buyer changes it. */
export function AddressPart({ input: { form, field }, start, addresses, isHeld }: Props) {
  const [isKnown] = useState(() => invalidFields(shippingInput, start).length === 0);
  const [isOpen, setOpen] = useState(false);
  const text = (name: string) => field(name).text;
  // An error is never hidden.
  if (!isOpen && Object.keys(form.formState.errors).length > 0) setOpen(true);
  const fields = (
    <>
      <SavedAddresses addresses={addresses} now={form.watch()} setValue={form.setValue} />
      <AddressFields />
    </>
  );
  return (
    <fieldset disabled={isHeld}>
      <legend className={`font-semibold ${isKnown ? 'mb-1' : 'mb-3'}`}>Deliver to</legend>
      {isKnown ? (
        <div className="rounded-md border border-line">
          <OpeningRow
            open={isOpen}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            row={
              <TwoLines
                above={text('shippingFullName')}
                below={`${localPhone(text('shippingPhone'))} · ${text('shippingAddress')}, ${text('shippingCity')}`}
              />
            }
          >
            {fields}
          </OpeningRow>
        </div>
      ) : (
        fields
      )}
      <details open={Boolean(start.shippingNotes)} className="mt-1">
        <summary className={`${buttonStyle({ tone: 'quiet', size: 'small' })} -mx-4 text-brand`}>Add a note</summary>
        <TextAreaField name="shippingNotes" label="Delivery notes" isOptional rows={2} counts />
      </details>
    </fieldset>
  );
}

function AddressFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="shippingFullName" label="Full name" autoComplete="shipping name" />
      <TextField
        name="shippingPhone"
        label="Phone number"
        type="tel"
        autoComplete="shipping tel"
        placeholder="0241234567"
      />
      <div className="sm:col-span-2">
        <TextField
          name="shippingAddress"
          label="Address"
          autoComplete="shipping street-address"
          placeholder="Street and house, or GPS"
        />
      </div>
      <TextField name="shippingCity" label="City" autoComplete="shipping address-level2" />
      <RegionField name="shippingRegion" label="Region" autoComplete="shipping address-level1" />
      <div className="sm:col-span-2">
        <TextField name="shippingLandmark" label="Landmark" isOptional placeholder="A nearby place riders know" />
      </div>
    </div>
  );
}

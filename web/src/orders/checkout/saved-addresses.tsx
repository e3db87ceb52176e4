import type { UseFormSetValue } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { type CheckoutAddress, type Shipping, valuesOf } from './shipping-address.ts';

export interface SavedAddress {
  id: string;
  label: string;
  shippingAddress: CheckoutAddress;
}

interface Props {
  addresses: readonly SavedAddress[];
  /** The current values of the fields. */
  now: Partial<Shipping>;
  setValue: UseFormSetValue<Shipping>;
}

/** Fills the fields from one of the user's addresses. Editing a field deselects that address. */
export function SavedAddresses({ addresses, now, setValue }: Props) {
  if (addresses.length === 0) return null;
  const choices = addresses.map(({ id, label, shippingAddress }) => ({ id, label, values: valuesOf(shippingAddress) }));
  const chosen = choices.find(({ values }) =>
    Object.entries(values).every(([name, text]) => (Reflect.get(now, name) ?? '') === (text ?? '')),
  );
  const fill = (id: string) => {
    const choice = choices.find((one) => one.id === id);
    if (!choice) return;
    // Each value belongs to a field of the checkout.
    for (const [name, text] of Object.entries(choice.values))
      setValue(name as keyof Shipping, text as never, { shouldValidate: true, shouldDirty: true });
  };
  return (
    <div className="mb-4">
      <Field label="Deliver to">
        <Select value={chosen?.id ?? ''} onChange={(event) => fill(event.target.value)}>
          <option value="">Another address</option>
          {choices.map(({ id, label, values: { shippingAddress, shippingCity } }) => (
            <option key={id} value={id}>
              {label}: {shippingAddress}, {shippingCity}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

import type { UseFormSetValue } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { fieldsOf, type Shipping, type ShippingAddress } from './shipping-address.ts';

export interface SavedAddress {
  id: string;
  label: string;
  shippingAddress: ShippingAddress;
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
  const chosen = addresses.find(({ shippingAddress }) =>
    Object.entries(fieldsOf(shippingAddress)).every(([name, text]) => (Reflect.get(now, name) ?? '') === (text ?? '')),
  );
  const fill = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (!address) return;
    // Each part of the address is a field of the checkout.
    for (const [name, text] of Object.entries(fieldsOf(address.shippingAddress)))
      setValue(name as keyof Shipping, text as never, { shouldValidate: true, shouldDirty: true });
  };
  return (
    <div className="mb-4">
      <Field label="Deliver to">
        <Select value={chosen?.id ?? ''} onChange={(event) => fill(event.target.value)}>
          <option value="">Another address</option>
          {addresses.map(({ id, label, shippingAddress: { address, city } }) => (
            <option key={id} value={id}>
              {label}: {address}, {city}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

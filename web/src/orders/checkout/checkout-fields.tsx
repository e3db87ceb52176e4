import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { classNames } from '#ui/display/class-names.ts';
import type { Shipping } from './shipping-address.ts';

interface Props {
  start: Partial<Shipping>;
  register: UseFormRegister<Shipping>;
  errors: FieldErrors<Shipping>;
  notesLength: number;
}

/** The delivery address. */
export function CheckoutFields(props: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Receiver {...props} />
      <ForTheRider {...props} />
    </div>
  );
}

function Receiver({ start, register, errors }: Props) {
  return (
    <>
      <Field label="Full name" error={errors.shippingFullName?.message}>
        <Input
          autoComplete="shipping name"
          maxLength={orderLimits.nameMax}
          defaultValue={start.shippingFullName}
          {...register('shippingFullName')}
        />
      </Field>
      <Field label="Phone number" error={errors.shippingPhone?.message}>
        <Input
          type="tel"
          autoComplete="shipping tel"
          placeholder="0241234567"
          defaultValue={start.shippingPhone}
          {...register('shippingPhone')}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Address" error={errors.shippingAddress?.message}>
          <Input
            autoComplete="shipping street-address"
            placeholder="Street and house, or GPS"
            maxLength={orderLimits.addressMax}
            defaultValue={start.shippingAddress}
            {...register('shippingAddress')}
          />
        </Field>
      </div>
      <Field label="City" error={errors.shippingCity?.message}>
        <Input
          autoComplete="shipping address-level2"
          maxLength={orderLimits.cityMax}
          defaultValue={start.shippingCity}
          {...register('shippingCity')}
        />
      </Field>
      <Field label="Region" error={errors.shippingRegion?.message}>
        <RegionSelect
          autoComplete="shipping address-level1"
          defaultValue={start.shippingRegion}
          {...register('shippingRegion')}
        />
      </Field>
    </>
  );
}

function ForTheRider({ start, register, errors, notesLength }: Props) {
  return (
    <>
      <div className="sm:col-span-2">
        <Field label={<Optional label="Landmark" />} error={errors.shippingLandmark?.message}>
          <Input
            placeholder="A nearby place riders know"
            maxLength={addressLimits.landmarkMax}
            defaultValue={start.shippingLandmark}
            {...register('shippingLandmark')}
          />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field
          label={<Optional label="Delivery notes" />}
          error={errors.shippingNotes?.message}
          aside={<NotesCounter length={notesLength} />}
        >
          <Textarea
            rows={2}
            maxLength={orderLimits.notesMax}
            defaultValue={start.shippingNotes}
            {...register('shippingNotes')}
          />
        </Field>
      </div>
    </>
  );
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">(optional)</span>
    </>
  );
}

function NotesCounter({ length }: { length: number }) {
  const full = length >= orderLimits.notesMax;
  return (
    <span className={classNames('text-sm tabular-nums', full ? 'font-semibold text-clay' : 'text-muted')}>
      {length}/{orderLimits.notesMax}
    </span>
  );
}

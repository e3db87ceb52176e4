import { deliveryKind, deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import type { OwnWay } from './delivery-option.ts';
import { kindLabels } from './kind-labels.ts';
import { RateTable } from './rate-table.tsx';
import { type DeliveryFormState, kindOf, useDeliveryForm } from './use-delivery-form.ts';

interface Props {
  /** Null for a new one. */
  way: OwnWay | null;
  onClose: () => void;
}

/** Adds or changes a way of delivery. */
export function DeliveryForm({ way, onClose }: Props) {
  const form = useDeliveryForm(way, onClose);
  const { state, change, faults, isBusy, submit, leave } = form;
  return (
    <FormDialog
      draft={{ none: 'useDeliveryForm stores its rows' }}
      title={way ? `Change ${way.name}` : 'Add a way of delivery'}
      submit="Save"
      busy={isBusy}
      onSubmit={() => void submit()}
      onClose={leave}
    >
      <Field label="Kind" error={faults.kind}>
        <Select value={state.kind} onChange={({ target }) => change({ kind: kindOf(target.value) })}>
          {deliveryKind.values.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Name" hint="Buyers see it, such as “VIP bus to your station”." error={faults.name}>
        <Input
          value={state.name}
          maxLength={limits.nameMax}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      {state.kind === 'pickup' ? <PickupFields {...form} /> : <FeeFields {...form} />}
      <Checkbox
        label="Buyers can choose it"
        checked={state.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      />
      <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay-strong text-sm empty:hidden">
        {faults.form}
      </p>
    </FormDialog>
  );
}

type FieldsProps = Pick<DeliveryFormState, 'state' | 'change' | 'faults'>;

function PickupFields({ state, change, faults }: FieldsProps) {
  return (
    <>
      <Field label="Pickup address" error={faults.pickupAddress}>
        <Input
          value={state.pickupAddress}
          maxLength={limits.addressMax}
          onChange={({ target }) => change({ pickupAddress: target.value })}
        />
      </Field>
      <Field label="Pickup hours" isOptional error={faults.pickupHours}>
        <Input
          value={state.pickupHours}
          maxLength={limits.hoursMax}
          placeholder="Monday to Saturday, 8:00 to 18:00"
          onChange={({ target }) => change({ pickupHours: target.value })}
        />
      </Field>
    </>
  );
}

function FeeFields({ state, change, faults }: FieldsProps) {
  return (
    <>
      <RateTable rows={state.rows} faults={faults} onChange={(rows) => change({ rows })} />
      <Field label="Free from an amount in cedis" isOptional error={faults.freeAbove}>
        <Input
          inputMode="decimal"
          placeholder="500"
          value={state.freeAbove}
          onChange={({ target }) => change({ freeAbove: target.value })}
        />
      </Field>
    </>
  );
}

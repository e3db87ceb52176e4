import { camel, enumName } from '@besesaka/schema/kernel/names.ts';
import { regionName, regionOf } from '@besesaka/schema/kernel/regions.ts';
import { type DeliveryOptionInput, deliveryOptionInput } from '@besesaka/schema/shops/delivery-inputs.ts';
import { type DeliveryKind, deliveryKinds, deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { deliveryTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { newId } from '#platform/device/new-id.ts';
import { useChangeShop } from '#shops/profile/use-change-shop.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import type { OwnWay } from './delivery-options.tsx';
import { type RateRow, RateTable } from './rate-table.tsx';

const kindLabels: Record<DeliveryKind, string> = {
  rider: 'Own rider',
  bus: 'Bus, from station to station',
  courier: 'Courier',
  pickup: 'Pickup by the buyer',
};

interface Props {
  /** Null for a new one. */
  way: OwnWay | null;
  onClose: () => void;
}

/** Adds or changes a way of delivery. */
export function DeliveryForm({ way, onClose }: Props) {
  const { setDelivery } = useChangeShop();
  const toast = useToast();
  // A retry after a lost response must replace the same way.
  const [id] = useState(() => way?.id ?? newId());
  const [state, setState] = useState(() => stateOf(way));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });

  async function submit() {
    const { error, data } = deliveryOptionInput.safeParse(inputOf(state));
    setFaults(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [nameOf(path), message])));
    if (!data) return;
    setBusy(true);
    const refusal = await setDelivery(toGraphql(id, data));
    setBusy(false);
    if (refusal) {
      const { fields, message } = refusal;
      setFaults({ form: message, ...Object.fromEntries(fields.map((one) => [one.field, one.message])) });
      return;
    }
    toast.success(texts.saved);
    onClose();
  }

  return (
    <FormDialog
      title={way ? `Change ${way.name}` : 'Add a way of delivery'}
      submit="Save"
      busy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Kind" error={faults.kind}>
        <Select value={state.kind} onChange={({ target }) => change({ kind: kindOf(target.value) })}>
          {deliveryKinds.map((kind) => (
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
      {state.kind === 'pickup' ? (
        <>
          <Field label="Pickup address" error={faults.pickupAddress}>
            <Input
              value={state.pickupAddress}
              maxLength={limits.addressMax}
              onChange={({ target }) => change({ pickupAddress: target.value })}
            />
          </Field>
          <Field label="Pickup hours (optional)" error={faults.pickupHours}>
            <Input
              value={state.pickupHours}
              maxLength={limits.hoursMax}
              placeholder="Monday to Saturday, 8:00 to 18:00"
              onChange={({ target }) => change({ pickupHours: target.value })}
            />
          </Field>
        </>
      ) : (
        <>
          <RateTable rows={state.rows} faults={faults} onChange={(rows) => change({ rows })} />
          <Field label="Free from an amount in cedis (optional)" error={faults.freeAbove}>
            <Input
              inputMode="decimal"
              placeholder="500"
              value={state.freeAbove}
              onChange={({ target }) => change({ freeAbove: target.value })}
            />
          </Field>
        </>
      )}
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

const kindOf = (text: string): DeliveryKind => deliveryKinds.find((one) => one === text) ?? 'rider';

function stateOf(way: OwnWay | null) {
  const rows = way?.rates.map(({ region, fee, minDays, maxDays }): RateRow => {
    return {
      key: newId(),
      region: regionOf(region) ?? '',
      fee: fee.amount,
      min: String(minDays),
      max: String(maxDays),
    };
  });
  return {
    kind: way ? kindOf(way.kind.toLowerCase()) : ('rider' as DeliveryKind),
    name: way?.name ?? '',
    pickupAddress: way?.pickupAddress ?? '',
    pickupHours: way?.pickupHours ?? '',
    freeAbove: way?.freeAbove?.amount ?? '',
    isActive: way?.isActive ?? true,
    rows: rows?.length ? rows : [{ key: newId(), region: '' as const, fee: '', min: '1', max: '2' }],
  };
}

/** The contract's input as typed; it is checked there. */
function inputOf({ kind, name, pickupAddress, pickupHours, freeAbove, isActive, rows }: ReturnType<typeof stateOf>) {
  const isPickup = kind === 'pickup';
  return {
    ...{ kind, name, is_active: isActive },
    pickup_address: isPickup ? pickupAddress : '',
    pickup_hours: isPickup ? pickupHours : '',
    free_above: isPickup ? null : freeAbove.trim(),
    rates: isPickup
      ? []
      : rows.map(({ region, fee, min, max }) => ({
          ...{ region, fee },
          min_days: min === '' ? Number.NaN : Number(min),
          max_days: max === '' ? Number.NaN : Number(max),
        })),
  };
}

function toGraphql(id: string, input: DeliveryOptionInput) {
  return {
    id,
    // The enumeration has the same names.
    kind: enumName(input.kind) as Uppercase<DeliveryKind>,
    name: input.name,
    pickupAddress: input.pickup_address,
    pickupHours: input.pickup_hours,
    freeAbove: input.free_above,
    isActive: input.is_active,
    rates: input.rates.map(({ region, fee, min_days: minDays, max_days: maxDays }) => ({
      ...{ region: regionName(region), fee, minDays, maxDays },
    })),
  };
}

/** The place of a fault: a field, `rates`, or `rates.0` for a row. */
function nameOf([first, index]: readonly PropertyKey[]): string {
  return index === undefined ? camel(String(first)) : `${String(first)}.${String(index)}`;
}

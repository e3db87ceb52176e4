import { camel, enumName } from '@besesaka/schema/kernel/names.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { type DeliveryOptionInput, deliveryOptionInput } from '@besesaka/schema/shops/delivery-inputs.ts';
import { deliveryTexts as texts } from '@besesaka/schema/shops/delivery-texts.ts';
import { type DeliveryKind, deliveryKind } from '@besesaka/schema/shops/limits.ts';
import { useState } from 'react';
import { newId } from '#platform/device/new-id.ts';
import { mergeTyped, staleNotice } from '#platform/forms/stale-edit.ts';
import { createDraft } from '#platform/user/draft.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { useChangeShop } from '#shops/profile/use-change-shop.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { type OwnWay, ownWays } from './delivery-option.ts';
import type { RateRow } from './rate-table.tsx';

/** A way of delivery as the seller fills it in, and its saving. It closes after a success. */
export function useDeliveryForm(way: OwnWay | null, onClose: () => void) {
  const { setDelivery } = useChangeShop();
  const toast = useToast();
  // A retry after a lost response must replace the same way.
  const [id] = useState(() => way?.id ?? newId());
  // The way as the form last loaded it; after a stale edit a reload replaces it.
  const [seen, setSeen] = useState(() => ({ version: way?.version, fields: stateOf(way) }));
  const stored = createDraft(sessionStorage, `delivery-${way?.id ?? 'new'}`);
  const [state, setState] = useState(() => restored(seen.fields, stored.read()));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  /** A fault of the last Save goes as soon as its field is right. */
  const change = (part: Partial<typeof state>) => {
    const next = { ...state, ...part };
    const wrong = faultsOf(next);
    setState(next);
    stored.write(next);
    setFaults(Object.fromEntries(Object.entries(wrong).filter(([name]) => name in faults)));
  };

  async function submit() {
    setFaults(faultsOf(state));
    const { data } = deliveryOptionInput.safeParse(inputOf(state));
    if (!data) return;
    setBusy(true);
    const refusal = await setDelivery({ ...toGraphql(id, data), version: seen.version });
    setBusy(false);
    if (refusal?.now) return setFaults({ form: takeStale(refusal.now) });
    if (refusal) {
      const { fields, message } = refusal;
      setFaults({ form: message, ...Object.fromEntries(fields.map((one) => [one.field, one.message])) });
      return;
    }
    toast.success(texts.saved);
    stored.forget();
    onClose();
  }

  /** Continues from the stored way with the changes of this form. Returns what happened. */
  function takeStale(shop: OwnShop): string {
    const now = ownWays(shop.deliveryOptions).find((one) => one.id === id);
    if (!now) {
      setSeen({ version: undefined, fields: seen.fields });
      return texts.removedMeanwhile;
    }
    const fields = stateOf(now);
    setState(mergeTyped({ base: seen.fields, mine: state, theirs: fields }));
    setSeen({ version: now.version, fields });
    return staleNotice(seen.fields, fields, (name) => fieldLabels[name as keyof typeof fields]);
  }

  const leave = () => {
    stored.forget();
    onClose();
  };

  return { state, change, faults, isBusy, submit, leave };
}

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>;

export const kindOf = (text: string): DeliveryKind => deliveryKind.values.find((one) => one === text) ?? 'rider';

/** The fields of a draft that are still those of this form. */
function restored(start: Fields, draft: Record<string, unknown>): Fields {
  const { rows, ...fields } = start;
  const isRow = (row: unknown): row is RateRow => typeof row === 'object' && row !== null && 'region' in row;
  const typed = Object.entries(fields).filter(([name, value]) => typeof draft[name] === typeof value);
  const places = Array.isArray(draft.rows) ? draft.rows.filter(isRow) : [];
  return {
    ...start,
    ...Object.fromEntries(typed.map(([name]) => [name, draft[name]])),
    rows: places.length > 0 ? places : rows,
  };
}

type Fields = ReturnType<typeof stateOf>;

const fieldLabels: Record<keyof ReturnType<typeof stateOf>, string> = {
  kind: 'Kind',
  name: 'Name',
  pickupAddress: 'Pickup address',
  pickupHours: 'Pickup hours',
  freeAbove: 'Free from an amount',
  isActive: 'Buyers can choose it',
  rows: 'Fees',
};

function stateOf(way: OwnWay | null) {
  const rows = way?.rates.map(({ region, fee, minDays, maxDays }, n): RateRow => {
    return {
      key: String(n),
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
    rows: rows?.length ? rows : [{ key: '0', region: '' as const, fee: '', min: '1', max: '2' }],
  };
}

/** The contract's input as typed; it is checked there. */
function inputOf({ kind, name, pickupAddress, pickupHours, freeAbove, isActive, rows }: ReturnType<typeof stateOf>) {
  const isPickup = kind === 'pickup';
  return {
    kind,
    name,
    is_active: isActive,
    pickup_address: isPickup ? pickupAddress : '',
    pickup_hours: isPickup ? pickupHours : '',
    free_above: isPickup ? null : freeAbove.trim(),
    rates: isPickup
      ? []
      : rows.map(({ region, fee, min, max }) => ({
          region,
          fee,
          min_days: min === '' ? Number.NaN : Number(min),
          max_days: max === '' ? Number.NaN : Number(max),
        })),
  };
}

function faultsOf(state: ReturnType<typeof stateOf>): Record<string, string> {
  const { error } = deliveryOptionInput.safeParse(inputOf(state));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [nameOf(path), message]));
}

function toGraphql(id: string, input: DeliveryOptionInput) {
  return {
    id,
    kind: enumName(input.kind),
    name: input.name,
    pickupAddress: input.pickup_address,
    pickupHours: input.pickup_hours,
    freeAbove: input.free_above,
    isActive: input.is_active,
    rates: input.rates.map(({ region, fee, min_days: minDays, max_days: maxDays }) => ({
      region: enumName(region),
      fee,
      minDays,
      maxDays,
    })),
  };
}

/** The place of a fault: a field, `rates`, or `rates.0` for a row. */
function nameOf([first, index]: readonly PropertyKey[]): string {
  return index === undefined ? camel(String(first)) : `${String(first)}.${String(index)}`;
}

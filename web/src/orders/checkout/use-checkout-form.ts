import { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SubmitErrorHandler } from 'react-hook-form';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { pleaseCheck } from './checkout-failure.ts';
import type { knownAddress } from './known-address.ts';
import type { PlacedOrder } from './place-purchase.ts';
import { emptyCartWarning, type Purchase } from './purchase.ts';
import { checkoutDraft, placingOf, type Shipping, shippingFields } from './shipping-address.ts';
import { usePlacePurchase } from './use-place-purchase.ts';

export interface CheckoutFormOptions {
  purchase: Purchase;
  known: ReturnType<typeof knownAddress>;
  person: string | null;
  onTyped: () => void;
  onPlaced: (orders: readonly PlacedOrder[], key: string) => void;
}

const nothing = { fields: [], total: null, unsettled: false } as const;

/** The address with its complaints, and what becomes of it when it is sent. */
export function useCheckoutForm({ purchase, known, person, onTyped, onPlaced }: CheckoutFormOptions) {
  const [start] = useState(() => ({ ...known, ...checkoutDraft(person).read() }));
  const placing = usePlacePurchase({ purchase, person, onPlaced });
  const { form, submit } = useInputForm(shippingInput, send, onInvalid);
  const { watch } = form;
  const told = useRef(onTyped);
  useEffect(() => {
    told.current = onTyped;
  });
  useEffect(() => {
    const watching = watch((fields, { name }) => {
      checkoutDraft(person).write(fields);
      told.current();
      if (name) forgetFaults.current();
    });
    return () => watching.unsubscribe();
  }, [watch, person]);
  const forgetFaults = useRef(() => {});
  useEffect(() => {
    // What the alert complains of is being mended; what it says of a price or of the stock stays.
    forgetFaults.current = () => placing.failure && placing.failure.fields.length > 0 && placing.setFailure(null);
  });
  const shown = useHeld(purchase, placing.open !== null || placing.busy);

  function send(address: Shipping) {
    return placing.place(placingOf(address));
  }

  function onInvalid(errors: Parameters<SubmitErrorHandler<Shipping>>[0]) {
    const fields = shippingFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ field, message }] : [];
    });
    placing.setFailure({ ...nothing, title: null, message: pleaseCheck(fields), fields });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Nothing of the address matters when there is nothing to send there.
    const empty = placing.open ? null : emptyCartWarning(purchase);
    if (!empty) return submit();
    placing.setFailure({ ...nothing, title: empty.title, message: empty.text });
  }

  return { form, start, placing, shown, onSubmit };
}

/** What was sent stays in sight until its answer comes: the order may have emptied the cart already. */
function useHeld<T>(value: T, held: boolean): T {
  const [kept, setKept] = useState(value);
  if (!held && kept !== value) setKept(value);
  return held ? kept : value;
}

import { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import { type FormEvent, useState } from 'react';
import { type SubmitErrorHandler, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type CamelKeys, inputResolver } from '#platform/forms/input-resolver.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { type CheckoutFailure, pleaseCheck, shippingFields } from './checkout-failure.ts';
import type { knownAddress } from './known-address.ts';
import type { PlacedOrder } from './place-purchase.ts';
import { emptyCartWarning, type Purchase } from './purchase.ts';
import { usePlacePurchase } from './use-place-purchase.ts';

/** The form's fields, under the names of GraphQL. */
export type Shipping = CamelKeys<z.infer<typeof shippingInput>>;

const shippingResolver = inputResolver(shippingInput);

export interface CheckoutFormOptions {
  purchase: Purchase;
  known: ReturnType<typeof knownAddress>;
  person: string | null;
  onPlaced: (orders: readonly PlacedOrder[]) => void;
  onLogin: () => void;
}

const nothing = { fields: [], total: null, login: false, unsettled: false } as const;

/** The address with its complaints, and what becomes of it when it is sent. */
export function useCheckoutForm({ purchase, known, person, onPlaced, onLogin }: CheckoutFormOptions) {
  const form = useForm<Shipping>({ resolver: shippingResolver, mode: 'onTouched', defaultValues: known });
  const toast = useToast();
  const placing = usePlacePurchase({ purchase, person, onPlaced, onFailed });
  const shown = useHeld(purchase, placing.open !== null || placing.busy);

  function onFailed(failure: CheckoutFailure) {
    if (failure.login) return onLogin();
    if (failure.title && hasRoomForToasts()) toast.error({ title: failure.title, text: failure.message });
    for (const { field, message } of failure.fields) {
      const name = shippingFields.find((known) => known === field);
      if (name) form.setError(name, { message });
    }
  }

  const onInvalid: SubmitErrorHandler<Shipping> = (errors) => {
    const fields = shippingFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ field, message }] : [];
    });
    placing.setFailure({ ...nothing, title: null, message: pleaseCheck(fields), fields });
  };

  const send = form.handleSubmit((address) => placing.place(address), onInvalid);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (placing.open) return placing.again();
    // Nothing of the address matters when there is nothing to send there.
    const empty = emptyCartWarning(purchase);
    if (!empty) return send();
    if (hasRoomForToasts()) toast.warning(empty);
    placing.setFailure({ ...nothing, title: empty.title, message: empty.text });
  }

  return { form, placing, shown, submit };
}

/** On a phone a toast would lie upon the alert that says the same. */
function hasRoomForToasts(): boolean {
  return window.matchMedia('(width >= 40rem)').matches;
}

/** What was sent stays in sight until its answer comes: the order may have emptied the cart already. */
function useHeld<T>(value: T, held: boolean): T {
  const [kept, setKept] = useState(value);
  if (!held && kept !== value) setKept(value);
  return held ? kept : value;
}

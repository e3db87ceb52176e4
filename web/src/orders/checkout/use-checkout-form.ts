import { parseRegion } from '@besesaka/schema/kernel/regions.ts';
import { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { SubmitErrorHandler } from 'react-hook-form';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { failure, pleaseCheck } from './checkout-failure.ts';
import type { knownAddress } from './known-address.ts';
import { emptyCartWarning } from './purchase.ts';
import { type Shipping, shippingFields } from './shipping-address.ts';
import { payNowRefusal, useDelivery } from './use-delivery.ts';
import { type PlacedPurchase, usePlacePurchase } from './use-place-purchase.ts';

export interface CheckoutFormOptions extends PlacedPurchase {
  known: ReturnType<typeof knownAddress>;
}

/** The address form with its errors, and the state of the order that it sends. */
export function useCheckoutForm({ known, ...options }: CheckoutFormOptions) {
  const { user, purchase } = options;
  const draft = checkoutDraft(user);
  const [start] = useState(() => ({ ...known, ...draft.typed() }));
  const [isWithdrawn] = useState(draft.isWithdrawn);
  const [region, setRegion] = useState(parseRegion(start.shippingRegion));
  const delivery = useDelivery(purchase, region);
  const [wantsToPay, setWantsToPay] = useState(false);
  const { quote } = delivery;
  const paysNow = wantsToPay && quote?.takesProtectedPayments === true && payNowRefusal(quote) === '';
  const placing = usePlacePurchase({ ...options, delivery, paysNow });
  const input = useInputForm(
    shippingInput,
    {
      draft: { none: 'checkoutDraft stores it for the whole purchase' },
      start,
      onInvalid,
    },
    placing.place,
  );
  const { watch } = input.form;
  const onChange = useEffectEvent((fields: Partial<Shipping>, name: string | undefined) => {
    draft.type(fields);
    setRegion(parseRegion(fields.shippingRegion));
    // Typing clears errors about fields, but not those about price or stock.
    if (name && placing.failure && placing.failure.fields.length > 0) placing.setFailure(null);
  });
  useEffect(() => {
    const watching = watch((fields, { name }) => onChange(fields, name));
    return () => watching.unsubscribe();
  }, [watch]);
  const shown = useFrozenWhile(purchase, placing.open !== null || placing.busy);

  function onInvalid(errors: Parameters<SubmitErrorHandler<Shipping>>[0]) {
    const fields = shippingFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ field, message }] : [];
    });
    placing.setFailure(failure(pleaseCheck(fields), { fields }));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Skip the address errors if there is nothing to order.
    const empty = placing.open ? null : emptyCartWarning(purchase);
    if (!empty) return input.submit();
    placing.setFailure(failure(empty.text, { title: empty.title }));
  }

  return { input, start, isWithdrawn, region, delivery, paysNow, setWantsToPay, placing, shown, onSubmit };
}

/** Shows the purchase as sent until the response arrives, because the order may already have emptied the cart. */
function useFrozenWhile<T>(value: T, isFrozen: boolean): T {
  const [shown, setShown] = useState(value);
  if (!isFrozen && shown !== value) setShown(value);
  return isFrozen ? shown : value;
}

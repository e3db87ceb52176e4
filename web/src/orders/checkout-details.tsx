import { cedi } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import type { SubmitErrorHandler } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { CheckoutAlert } from './checkout-alert.tsx';
import { type CheckoutFailure, pleaseCheck, shippingFields } from './checkout-failure.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { type Shipping, shippingResolver } from './checkout-form.ts';
import { checkoutNotice, emptyCartWarning } from './checkout-notice.ts';
import type { PlacedOrder, Purchase } from './checkout-purchase.ts';
import { CheckoutNotice, CheckoutSummary } from './checkout-summary.tsx';
import type { knownAddress } from './known-address.ts';
import { usePlacePurchase } from './use-place-purchase.ts';

interface Props {
  purchase: Purchase;
  known: ReturnType<typeof knownAddress>;
  person: string | null;
  /** An order that was sent before ordered nothing after all. */
  earlierWithdrawn: boolean;
  onPlaced: (orders: readonly PlacedOrder[]) => void;
  onLogin: () => void;
}

export function CheckoutDetails({ purchase, known, person, earlierWithdrawn, onPlaced, onLogin }: Props) {
  const { register, handleSubmit, setError, watch, formState } = useForm<Shipping>({
    resolver: shippingResolver,
    mode: 'onTouched',
    defaultValues: known,
  });
  const toast = useToast();
  const [begunWith] = useState(purchase.total);
  const placing = usePlacePurchase({ purchase, person, onPlaced, onFailed });

  function onFailed(failure: CheckoutFailure) {
    if (failure.login) return onLogin();
    // On a phone it would lie upon the alert that says the same.
    if (failure.title && window.matchMedia('(width >= 40rem)').matches)
      toast.error({ title: failure.title, text: failure.message });
    for (const { field, message } of failure.fields) {
      const name = shippingFields.find((known) => known === field);
      if (name) setError(name, { message });
    }
  }

  const onInvalid: SubmitErrorHandler<Shipping> = (errors) => {
    const fields = shippingFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ field, message }] : [];
    });
    const message = pleaseCheck(fields);
    placing.setFailure({ title: null, message, fields, total: null, login: false, unsettled: false });
  };

  // Nothing of the address matters when there is nothing to send there.
  const empty = emptyCartWarning(purchase);
  function warnOfEmptyCart() {
    if (!empty) return;
    if (window.matchMedia('(width >= 40rem)').matches) toast.warning(empty);
    const { title, text: message } = empty;
    placing.setFailure({ title, message, fields: [], total: null, login: false, unsettled: false });
  }

  const submit = handleSubmit((address) => placing.place(address), onInvalid);
  return (
    <form
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        if (!placing.open && !empty) return submit(event);
        event.preventDefault();
        return placing.open ? placing.again() : warnOfEmptyCart();
      }}
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-5">
        {earlierWithdrawn && (
          <p role="status" className="rounded-md bg-gold-tint px-4 py-3">
            Your earlier order did not come through: nothing was ordered. You can order now.
          </p>
        )}
        <CheckoutSummary purchase={purchase} total={placing.total} />
        <fieldset disabled={placing.open !== null || placing.busy} className="min-w-0">
          <legend className="mb-3 font-semibold">Delivery details</legend>
          <CheckoutFields
            register={register}
            errors={formState.errors}
            notesLength={watch('shippingNotes')?.length ?? 0}
          />
        </fieldset>
        <CheckoutNotice />
      </div>
      <footer className="flex flex-col gap-3 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-5">
        <p role="status" className="rounded-md bg-gold-tint px-4 py-3 text-sm empty:hidden">
          {!placing.open && !placing.busy && !placing.failure && checkoutNotice(purchase, begunWith)}
        </p>
        <CheckoutAlert failure={placing.failure} isOpen={placing.open !== null} />
        <Button type="submit" size="large" wide busy={placing.busy}>
          {placing.open ? 'Try again' : 'Confirm order'} · {cedi(placing.total)}
        </Button>
      </footer>
    </form>
  );
}

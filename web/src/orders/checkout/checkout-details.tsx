import { cedi } from '@besesaka/schema/kernel/money.ts';
import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { BlockedLines } from '#orders/cart/blocked-lines.tsx';
import { useChangeCart } from '#orders/cart/use-change-cart.ts';
import { InputFormContext } from '#platform/forms/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { AddressPart } from './address-part.tsx';
import type { CheckoutFailure } from './checkout-failure.ts';
import { CheckoutNotice, CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { PayChoice } from './pay-choice.tsx';
import { checkoutNotice, emptyCartWarning, sellersOf } from './purchase.ts';
import type { SavedAddress } from './saved-addresses.tsx';
import { type CheckoutFormOptions, useCheckoutForm } from './use-checkout-form.ts';
import type { Quote } from './use-delivery.ts';

interface CheckoutDetailsProps extends CheckoutFormOptions {
  /** From the user's address book. */
  addresses: readonly SavedAddress[];
  onClose: () => void;
}

export function CheckoutDetails({ addresses, onClose, ...options }: CheckoutDetailsProps) {
  const { purchase } = options;
  const [begunWith] = useState(purchase.total);
  const { remove } = useChangeCart();
  const form = useCheckoutForm(options);
  const { input, isWithdrawn, region, delivery, paysNow, placing, shown, onSubmit } = form;
  const texts = payWords(delivery.quote?.takesProtectedPayments ?? false);
  const isOpen = placing.open !== null;
  const isHeld = isOpen || placing.busy;
  return (
    <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={onSubmit}>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 sm:gap-5 sm:p-5">
        {isWithdrawn && (
          <p role="status" className="rounded-md bg-gold-tint px-4 py-3">
            Your earlier order did not come through: nothing was ordered. You can order now.
          </p>
        )}
        <div>
          <CheckoutSummary
            purchase={shown}
            total={placing.total ?? shown.total}
            isWithoutDelivery={placing.total === null}
          />
          <BlockedLines id={blockedId} lines={isHeld ? [] : purchase.blocked} onRemove={({ line }) => remove(line)} />
        </div>
        <InputFormContext value={input}>
          <AddressPart input={input} start={form.start} addresses={addresses} isHeld={isHeld} />
        </InputFormContext>
        <fieldset disabled={isHeld}>
          <legend className="mb-1 font-semibold">Delivery</legend>
          <DeliveryChoice delivery={delivery} region={region} shops={sellersOf(shown)} />
        </fieldset>
        {!delivery.quote && !delivery.hasFailed && <Skeleton className="h-24" />}
        {delivery.quote?.takesProtectedPayments === false && <PayPromise text={texts.promise} />}
        {delivery.quote?.takesProtectedPayments && (
          <PayChoice quote={delivery.quote} paysNow={paysNow} isHeld={isHeld} onChoose={form.setWantsToPay} />
        )}
        <CheckoutNotice text={texts.notice} />
      </div>
      <footer className="flex flex-col gap-3 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-5">
        <p role="status" className="rounded-md bg-gold-tint px-4 py-3 text-sm empty:hidden">
          {!isHeld && !placing.failure && checkoutNotice(purchase, begunWith)}
        </p>
        <CheckoutAlert failure={placing.failure} isOpen={isOpen} />
        {placing.failure?.needsConfirmedEmail && <EmailReminder />}
        {delivery.quote && <DeliveryFees goods={shown.total} quote={delivery.quote} />}
        <ConfirmButton placing={placing} delivery={delivery} paysNow={paysNow} purchase={purchase} onClose={onClose} />
        <p role="status" className="rounded-md bg-gold-tint px-4 py-3 text-sm empty:hidden">
          {placing.isHeldBack && 'Sending your order. Please wait.'}
        </p>
      </footer>
    </form>
  );
}

const blockedId = 'checkout-blocked-lines';

type ConfirmButtonProps = Pick<ReturnType<typeof useCheckoutForm>, 'placing' | 'delivery' | 'paysNow'> &
  Pick<CheckoutDetailsProps, 'purchase' | 'onClose'>;

/** Sends the order. A request that is sent already may be repeated, whatever has changed since. */
function ConfirmButton({ placing, delivery, paysNow, purchase, onClose }: ConfirmButtonProps) {
  const isOpen = placing.open !== null;
  const isOver = placing.failure?.isOver ?? false;
  const isEmpty = emptyCartWarning(purchase) !== null;
  const isBlocked = purchase.blocked.length > 0 && !isOpen && !isOver && !placing.busy;
  const act = isOpen ? 'Try again' : paysNow ? 'Continue to payment' : 'Confirm order';
  const isReady = placing.total !== null || isOver || isEmpty;
  return (
    // One element for both, which keeps the focus.
    <Button
      type={isOver ? 'button' : 'submit'}
      onClick={isOver ? onClose : undefined}
      size="large"
      wide
      busy={placing.busy || (!isReady && !delivery.hasFailed)}
      blocked={
        isBlocked ? { shownBy: blockedId } : !isReady && delivery.hasFailed && 'Load the ways of delivery first.'
      }
    >
      {isOver ? 'Back to the offer' : isReady || delivery.hasFailed ? act : 'Loading the ways of delivery'}
      {!isOver && (isOpen || !isEmpty) && placing.total && ` · ${cedi(placing.total)}`}
    </Button>
  );
}

/** The parts of the total. */
function DeliveryFees({ goods, quote: { deliveries } }: { goods: string; quote: Quote }) {
  const fees = deliveries.reduce((sum, { chosen }) => sum + (chosen?.feePesewas ?? 0), 0);
  const open = deliveries.filter(({ chosen }) => !chosen).map(({ shop }) => shop.name);
  const text = [
    fees > 0 && `Delivery ${cedi(fees)}`,
    fees === 0 && open.length === 0 && 'Delivery free',
    open.length > 0 && (fees > 0 ? `and to agree with ${open.join(' and ')}` : 'Delivery to agree with the seller'),
  ];
  return (
    <p role="status" className="break-words text-muted text-sm">
      Items {cedi(goods)} · {text.filter(Boolean).join(', ')}
    </p>
  );
}

interface CheckoutAlertProps {
  failure: CheckoutFailure | null;
  /** The outcome is unknown: no response arrived. */
  isOpen: boolean;
}

/** The error text. It is only shown here, right above the button. */
function CheckoutAlert({ failure, isOpen }: CheckoutAlertProps) {
  const message = failure && (failure.title ? `${failure.title}: ${failure.message}` : failure.message);
  return (
    <div role="alert" className="empty:hidden">
      {(message || isOpen) && (
        <div className="flex items-start gap-2.5 rounded-md bg-clay-tint px-4 py-3 text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 break-words text-sm">
            {message && <p className="font-medium">{message}</p>}
            {isOpen && <p>We don’t know yet whether your order came through. Try again: it is never placed twice.</p>}
          </div>
        </div>
      )}
    </div>
  );
}

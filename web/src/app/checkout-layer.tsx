import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { StartChatButton } from '#chat/start/chat-button.tsx';
import { Checkout, FormSkeleton } from '#orders/checkout/checkout.tsx';
import { checkoutPaidAt, placedPath } from '#orders/checkout/checkout-address.ts';
import { CheckoutSheet } from '#orders/checkout/checkout-sheet.tsx';
import { CheckoutSuccess } from '#orders/checkout/checkout-success.tsx';
import { onUserChange } from '#platform/user/user-change.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { optional } from '#ui/display/optional.tsx';

/** The checkout above any screen, while the browser shows its address, and the outcome of an order after that. */
export function CheckoutLayer({ onClose }: { onClose: () => void }) {
  const { mask } = useLocation();
  const { viewer, failed, retry } = useViewer();
  const isOpen = mask !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => onUserChange(() => close()), []);
  if (!viewer)
    return (
      isOpen && (
        <CheckoutSheet title="Confirm Order Details" isTall onClose={onClose}>
          {failed ? <ErrorState text="We could not load your order." onRetry={retry} /> : <FormSkeleton />}
        </CheckoutSheet>
      )
    );
  if (mask?.pathname === placedPath)
    return <CheckoutSuccess user={viewer.id} name={viewer.fullName} chat={chatAboutOrder} />;
  const checkoutId = mask && checkoutPaidAt(mask.pathname);
  if (checkoutId)
    return (
      <PayStep key={checkoutId} user={viewer.id} checkoutId={checkoutId} purchase={mask.search} onClose={onClose} />
    );
  const search = mask?.search ?? null;
  return <Checkout key={`${viewer.id} ${search}`} user={viewer.id} search={search} />;
}

const PayStep = optional(async () => (await import('#payouts/pay-step.tsx')).PayStep);

const chatAboutOrder: ComponentProps<typeof CheckoutSuccess>['chat'] = ({ id, shop }, layout) => (
  <StartChatButton
    {...(layout === 'wide' ? { tone: 'primary', wide: true } : { isRound: true })}
    label="Chat with Seller"
    subject={{ kind: 'order', id, with: shop.name }}
  />
);

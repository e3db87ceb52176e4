import { useApolloClient, useQuery } from '@apollo/client/react';
import { clockTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { protectedWords } from '@besesaka/schema/orders/pay-now-words.ts';
import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PayStep_CheckoutFragment, PayStepQuery } from '#gql/graphql.ts';
import { FormSkeleton } from '#orders/checkout/checkout.tsx';
import { checkoutPath, placedPath, useCheckoutAddress } from '#orders/checkout/checkout-address.ts';
import { confirmPlaced } from '#orders/checkout/checkout-draft.ts';
import { CheckoutSheet } from '#orders/checkout/checkout-sheet.tsx';
import { forgetCart } from '#orders/checkout/use-place-purchase.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { PayStepFragment } from './checkout-fragment.ts';
import { OpenPrompt } from './open-prompt.tsx';
import { PayForm } from './pay-form.tsx';
import { endedPrompts } from './prompt-words.ts';
import { usePayCheckout } from './use-paying.ts';

const PayStepDocument = graphql(`
  query PayStep($checkoutId: ID!) {
    inboxSeq
    viewer {
      checkout(checkoutId: $checkoutId) {
        id
        ...PayStep_checkout
        orders {
          id
          total { amount }
          shop { name }
          shippingAddress { phone ...ShippingAddress_address }
          ...PlacedOrder_order
        }
      }
    }
  }
`);

interface Props {
  user: string;
  checkoutId: string;
  /** The query of the checkout's address, to order again. */
  purchase: string;
  onClose: () => void;
}

/** Placed orders wait here for their payment. The address has all it needs, so a reload and another tab show the same. */
export function PayStep({ user, checkoutId, purchase, onClose }: Props) {
  const client = useApolloClient();
  const address = useCheckoutAddress();
  const query = useQuery(PayStepDocument, { variables: { checkoutId }, fetchPolicy: 'cache-and-network' });
  const retry = () => void query.refetch().catch(() => {});
  const found = query.data?.viewer?.checkout;
  const checkout = readFragment(PayStepFragment, found);

  const showPlaced = useEffectEvent(async () => {
    // The orders have another state now, and a time until which the sellers answer.
    const { data } = await query.refetch();
    const orders = data?.viewer?.checkout?.orders;
    if (!orders) return;
    confirmPlaced(user, { key: checkoutId, purchase, orders, wasLost: false, next: null });
    forgetCart(client);
    void address.replace(placedPath);
  });
  const isPaid = checkout?.state === 'PAID';
  useEffect(() => {
    if (isPaid) void showPlaced().catch(() => {});
  }, [isPaid]);
  useAskAgain(checkout?.state === 'OPEN', retry);

  if (!checkout || !found || isPaid)
    return (
      <CheckoutSheet title="Pay now" onClose={onClose}>
        {query.loading || isPaid ? (
          <FormSkeleton />
        ) : query.error && !query.data ? (
          <ErrorState text="We could not load your order." onRetry={retry} />
        ) : (
          <EmptyState heading={texts.checkoutMissing} text="It may belong to another account." />
        )}
      </CheckoutSheet>
    );
  return (
    <CheckoutSheet title={`Pay ${cedi(checkout.amount.amount)}`} onClose={onClose}>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <Waiting
          checkout={checkout}
          orders={found.orders}
          onChanged={retry}
          onOrderAgain={() => void address.replace(checkoutPath + purchase)}
        />
      </div>
    </CheckoutSheet>
  );
}

const second = () => 1_000;

interface WaitingProps {
  checkout: PayStep_CheckoutFragment;
  orders: NonNullable<NonNullable<PayStepQuery['viewer']>['checkout']>['orders'];
  onChanged: () => void;
  onOrderAgain: () => void;
}

/** The orders and what the buyer can do: pay, confirm on the phone, or order again when the time is over. */
function Waiting({ checkout, orders, onChanged, onOrderAgain }: WaitingProps) {
  const { payment, promptStep, amount } = checkout;
  const now = useNow(second);
  const left = Math.max(0, Math.ceil((Date.parse(checkout.expiresAt) - now) / 1000));
  const prompt = promptStep === 'PHONE' || promptStep === 'CODE' ? payment?.prompt : null;
  const by = usePayCheckout(checkout.id);
  const cancel = useCancel(checkout.id, onChanged);
  if (checkout.state !== 'OPEN' || (left === 0 && !prompt))
    return (
      <>
        <p role="status" className="text-pretty">
          {payment?.state === 'REFUNDED' ? paymentTexts.refunded : texts.checkoutUnpaid} What was in your cart is still
          there.
        </p>
        <Button size="large" wide onClick={onOrderAgain}>
          Order again
        </Button>
      </>
    );
  return (
    <>
      <p className="text-pretty text-sm">{protectedWords(orders.map(({ shop }) => shop.name))}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md border border-line px-4 py-3 text-sm">
        {orders.map(({ id, shop, total }) => (
          <Shop key={id} name={shop.name} total={total.amount} />
        ))}
      </dl>
      {!prompt && (
        <p className="text-muted text-sm tabular-nums">
          Your items are reserved until {clockTime(checkout.expiresAt)}: {Math.floor(left / 60)}:
          {String(left % 60).padStart(2, '0')} left.
        </p>
      )}
      {prompt && payment ? (
        <OpenPrompt key={payment.reference} reference={payment.reference} prompt={prompt} onChanged={onChanged} />
      ) : (
        <>
          <p role="status" className="text-sm empty:hidden">
            {promptStep && endedPrompts[promptStep]}
          </p>
          <PayForm
            by={by}
            amount={amount.amount}
            phone={checkout.lastPhone ?? orders[0]?.shippingAddress.phone ?? ''}
            onAsked={onChanged}
            leave={{ label: 'Cancel order', ...cancel }}
          />
        </>
      )}
    </>
  );
}

function Shop({ name, total }: { name: string; total: string }) {
  return (
    <>
      <dt className="min-w-0 break-words">{name}</dt>
      <dd className="tabular-nums">{cedi(total)}</dd>
    </>
  );
}

const CancelCheckoutMutation = graphql(`
  mutation CancelCheckout($input: CancelCheckoutInput!) {
    result: cancelCheckout(input: $input) {
      checkout { id ...PayStep_checkout }
      errors { ...Failure }
    }
  }
`);

function useCancel(checkoutId: string, onChanged: () => void) {
  const { press, busy } = useSend(CancelCheckoutMutation, { done: onChanged });
  return { busy, onPress: () => press({ input: { checkoutId } }) };
}

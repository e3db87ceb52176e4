import { useQuery } from '@apollo/client/react';
import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { readFragment } from '#gql/fragment-masking.ts';
import { CartContents, CartSkeleton } from '#orders/cart/cart-contents.tsx';
import { CartDocument, CartFragment } from '#orders/cart/cart-document.ts';
import { LiveCart } from '#orders/cart/live-cart.tsx';
import { useCartPayments, WaitingPayment } from '#orders/checkout/cart-payments.tsx';
import { checkoutPath, useCheckoutAddress } from '#orders/checkout/checkout-address.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';

const OtherGoods = optional(async () => (await import('#catalog/other-goods/other-goods.tsx')).OtherGoods);

export function CartScreen() {
  return (
    <>
      <PageMeta title="Shopping Cart" noIndex />
      <RequireLogin message={cartTexts.loginToManage}>
        <CartOfUser />
      </RequireLogin>
    </>
  );
}

function CartOfUser() {
  // The cached cart shows at once while current prices and stock load. After Back no reload is needed, because live
  // updates have changed the cached cart.
  const isBack = useNavigationType() === 'POP';
  const { data, error, loading, refetch } = useQuery(CartDocument, {
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
  });
  const checkout = useCheckoutAddress();
  const isCovered = useLocation().mask !== undefined;
  const { takesProtectedPayments, waiting } = useCartPayments(isCovered);
  useToasterAhead();
  const cart = readFragment(CartFragment, data?.viewer?.cart);
  const wasFilled = useRef(false);
  if (cart && cart.items.length > 0) wasFilled.current = true;

  if (!cart) {
    if (!error || loading) return <CartSkeleton />;
    return <ErrorState text="We could not load your cart." onRetry={() => void refetch().catch(() => {})} />;
  }

  return (
    <>
      <LiveCart cart={cart} />
      {waiting && <WaitingPayment checkoutId={waiting} />}
      {cart.items.length > 0 ? (
        <CartContents
          cart={cart}
          payPromise={takesProtectedPayments === null ? null : payWords(takesProtectedPayments).promise}
          onCheckout={() => void checkout.open(checkoutPath)}
        />
      ) : (
        <EmptyCart isCovered={isCovered} wasFilled={wasFilled.current} />
      )}
    </>
  );
}

const sheetGoneMs = 50;

function EmptyCart({ isCovered, wasFilled }: { isCovered: boolean; wasFilled: boolean }) {
  // Placing the orders empties the page, before or after the sheet closes. An open sheet prevents the page from
  // scrolling. A cart that was empty before keeps its place after Back.
  useEffect(() => {
    if (isCovered || !wasFilled) return;
    const timer = setTimeout(() => window.scrollTo(0, 0), sheetGoneMs);
    return () => clearTimeout(timer);
  }, [isCovered, wasFilled]);
  return (
    <div className="page-width py-8">
      <h1 tabIndex={-1} className="text-2xl">
        Shopping Cart
      </h1>
      <EmptyState
        symbol="bese-saka"
        heading={orderTexts.yourCartIsEmpty}
        text="Add something you like."
        action={
          <Link to="/products" className={buttonStyle()}>
            Browse products
          </Link>
        }
      />
      <OtherGoods />
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { ChatAbout } from '#chat/start/chat-button.tsx';
import { readFragment } from '#gql/fragment-masking.ts';
import { CartContents, CartSkeleton } from '#orders/cart/cart-contents.tsx';
import { CartDocument, CartFragment } from '#orders/cart/cart-document.ts';
import { LiveCart } from '#orders/cart/live-cart.tsx';
import { useChangeCart } from '#orders/cart/use-change-cart.ts';
import { purchaseOfCart } from '#orders/checkout/purchase.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { consumeIntent, saveIntent } from '#platform/user/intent.ts';
import { currentRole, onRoleChange } from '#platform/user/role.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';

const OtherGoods = optional(async () => (await import('#catalog/listing/other-goods.tsx')).OtherGoods);

const Checkout = optional(async () => (await import('#orders/checkout/checkout.tsx')).Checkout);

export function CartScreen() {
  return (
    <>
      <PageMeta title="Shopping Cart" noIndex />
      <RequireLogin message={orderTexts.loginToManage}>
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
  const [checkingOut, setCheckingOut] = useState(false);
  useCheckoutAfterLogin(checkingOut, setCheckingOut);
  useToasterAhead();
  const { remove } = useChangeCart();
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
      {cart.items.length > 0 ? (
        <CartContents cart={cart} onCheckout={() => setCheckingOut(true)} />
      ) : (
        <EmptyCart isCovered={checkingOut} wasFilled={wasFilled.current} />
      )}
      {checkingOut && (
        <Checkout
          purchase={purchaseOfCart(cart)}
          onRemove={remove}
          onClose={() => setCheckingOut(false)}
          chat={(id) => (
            <ChatAbout
              tone="primary"
              size="small"
              label="Chat with Seller"
              subject={{ kind: 'order', id, with: 'the seller' }}
            />
          )}
        />
      )}
    </>
  );
}

const sheetGoneMs = 50;

/** Continues a checkout after a login, if the session ended during it. */
function useCheckoutAfterLogin(checkingOut: boolean, setCheckingOut: (on: boolean) => void) {
  useEffect(() => {
    if (consumeIntent(sessionStorage, 'checkout', Date.now())) setCheckingOut(true);
  }, [setCheckingOut]);
  useEffect(() => {
    if (!checkingOut) return;
    const keep = () => {
      if (currentRole() === null) saveIntent(sessionStorage, { kind: 'checkout' }, Date.now());
    };
    // The session may have ended just before the button was pressed.
    keep();
    // Store it at once, so that a logout, which clears everything stored, clears this too.
    const stopKeeping = onRoleChange(keep);
    const stopClosing = onUserChange(() => setCheckingOut(false));
    return () => {
      stopKeeping();
      stopClosing();
    };
  }, [checkingOut, setCheckingOut]);
}

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

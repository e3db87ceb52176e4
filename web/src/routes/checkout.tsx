import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { screenBelow } from '#orders/checkout/checkout-address.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';

/** The checkout's address, opened directly: it moves to the screen below, above which the checkout opens. */
export function CheckoutScreen() {
  return (
    <>
      <PageMeta title="Confirm Order Details" noIndex />
      <RequireLogin message={texts.loginRequired}>
        <ToScreenBelow />
      </RequireLogin>
    </>
  );
}

function ToScreenBelow() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(screenBelow(search), { mask: pathname + search, replace: true });
  }, [pathname, search, navigate]);
  return null;
}

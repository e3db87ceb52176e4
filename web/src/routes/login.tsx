import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { LoginForm } from '#accounts/login-form.tsx';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { useViewer } from '#accounts/viewer.ts';
import { WantedProduct } from '#catalog/product/wanted-product.tsx';
import { wantedAt } from '#orders/checkout/checkout-address.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';

export function LoginScreen() {
  const [params] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const { message } = Object(state);
  const { viewer } = useViewer();
  const target = safeRedirect(params.get('redirect'));
  const goOn = useGoOn(target);
  const isKnown = viewer !== null;
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (isKnown) goOnNow();
  }, [isKnown]);
  if (isKnown) return null;
  return (
    <>
      <PageMeta title="Log in" description="Log in to buy, sell and talk to sellers on Besesaka." canonical="/login" />
      <AccountScreen plainForm heading={typeof message === 'string' ? message : 'Welcome back'} tabs>
        <WantedProduct checkout={wantedAt(target)} />
        <LoginForm
          onLoggedIn={goOn}
          forgotten={
            <Link
              to="/forgot-password"
              className="relative text-brand text-sm underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
            >
              Forgot your password?
            </Link>
          }
        />
      </AccountScreen>
    </>
  );
}

/**
 * Returns to the page that asked for the login, once. If that is the previous history entry, it goes back instead of
 * adding another.
 */
function useGoOn(target: string): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (Object(state).from === target) void navigate(-1);
    else void navigate(target, { replace: true });
  };
}

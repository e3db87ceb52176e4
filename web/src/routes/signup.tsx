import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { SignupForm } from '#accounts/signup-form.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { WantedProduct } from '#catalog/product/wanted-product.tsx';
import { wantedAt } from '#orders/checkout/checkout-address.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';

export function SignupScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  const { viewer } = useViewer();
  if (viewer) return <Navigate to={target} replace />;
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Join Besesaka: buy from sellers all over Ghana and talk to them live."
        canonical="/signup"
      />
      <AccountScreen
        plainForm
        heading="Create your account"
        text="One account to buy and to sell, free of charge."
        tabs
      >
        <WantedProduct checkout={wantedAt(target)} />
        <SignupForm onSignedUp={() => navigate(target, { replace: true })} />
      </AccountScreen>
    </>
  );
}

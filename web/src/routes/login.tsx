import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { LoginForm } from '#accounts/login-form.tsx';
import { safeRedirect } from '#accounts/safe-redirect.ts';
import { useViewer } from '#accounts/viewer.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';

export function LoginScreen() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const target = safeRedirect(params.get('redirect'));
  if (viewer) return <Navigate to={target} replace />;
  return (
    <>
      <PageMeta title="Log in" description="Log in to buy, sell and talk to sellers on Besesaka." canonical="/login" />
      <AccountScreen
        heading="Welcome back"
        text="Log in to buy, sell and talk to sellers."
        footer={
          <>
            New to Besesaka?{' '}
            <Link to={`/signup${search}`} className="font-semibold text-brand underline underline-offset-4">
              Create an account
            </Link>
          </>
        }
      >
        <LoginForm
          onLoggedIn={() => navigate(target, { replace: true })}
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

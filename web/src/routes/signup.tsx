import { Link, Navigate, useNavigate } from 'react-router';
import { AccountScreen } from '#accounts/account-screen.tsx';
import { SignupForm } from '#accounts/signup-form.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { PageMeta } from '#app/page-meta.tsx';

export function SignupScreen() {
  const navigate = useNavigate();
  const { viewer } = useViewer();
  if (viewer) return <Navigate to="/" replace />;
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Join Besesaka: buy from sellers all over Ghana and talk to them live."
        canonical="/signup"
      />
      <AccountScreen
        heading="Create your account"
        text="One account to buy and to sell, free of charge."
        footer={
          <>
            Already have an account?{' '}
            <Link to="/login" className="font-semibold text-brand underline underline-offset-4">
              Log in
            </Link>
          </>
        }
      >
        <SignupForm onSignedUp={() => navigate('/', { replace: true })} />
      </AccountScreen>
    </>
  );
}

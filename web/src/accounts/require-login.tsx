import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { useRole } from '#platform/person/role.ts';
import { NeedsScript } from '#ui/display/needs-script.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { hasLeft } from './identity.ts';

interface Props {
  children: ReactNode;
  /** Shown to visitors on the login page. */
  message?: string;
}

/** For pages of a user: visitors log in first and come back. The server never knows the user, so it renders a skeleton. */
export function RequireLogin({ children, message }: Props) {
  const hydrated = useHydrated();
  const role = useRole();
  const { pathname, search } = useLocation();
  const toast = useToast();
  // No message after a logout here. A logout elsewhere or an expired session is explained.
  const wasIn = useRef(false);
  if (role !== null) wasIn.current = true;
  const over = hasLeft() ? undefined : accountTexts.sessionEnded;
  const say = hydrated && role === null ? (wasIn.current ? over : message) : undefined;
  useEffect(() => {
    if (say) toast.info(say);
  }, [say, toast]);
  if (!hydrated) return <Outline />;
  if (role === null) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return children;
}

function Outline() {
  return (
    <>
      <div role="status" className="page-width flex flex-col items-center gap-4 py-16 noscript:hidden">
        <span className="sr-only">Loading</span>
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-5 w-72" />
      </div>
      <div className="page-width">
        <NeedsScript what="This page" heading />
      </div>
    </>
  );
}

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
  /** Said to visitors on their way to the login. */
  message?: string;
}

/** What belongs to a person: visitors log in first and come back. The server, which knows nobody, draws the outline. */
export function RequireLogin({ children, message }: Props) {
  const hydrated = useHydrated();
  const role = useRole();
  const { pathname, search } = useLocation();
  const toast = useToast();
  // Who was here and logged out hears nothing more; who was logged out elsewhere, or by time, hears that.
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

import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { useRole } from '#platform/user/role.ts';
import { Button } from '#ui/controls/button.tsx';
import { NeedsScript } from '#ui/display/needs-script.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loading } from '#ui/loading/loaded.tsx';
import { hasLeft } from './identity.ts';

interface Props {
  children: ReactNode;
  /** The heading of the login page for visitors. */
  message?: string;
}

/** For pages of a user: visitors log in first and come back. The server never knows the user, so it renders a skeleton. */
export function RequireLogin({ children, message }: Props) {
  const hydrated = useHydrated();
  const role = useRole();
  const location = useLocation();
  // What the browser shows, if that is a checkout above this screen.
  const { pathname, search } = location.mask ?? location;
  // No message after a logout here. A logout elsewhere or an expired session is explained.
  const wasIn = useRef(false);
  if (role !== null) wasIn.current = true;
  const over = hasLeft() ? undefined : accountTexts.sessionEnded;
  if (!hydrated) return <Outline />;
  if (role === null) {
    const state = { message: wasIn.current ? over : message };
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} state={state} replace />;
  }
  return children;
}

/** Without script the server does not say who is logged in, so the form is there for all. */
function LogOutForm() {
  return (
    <noscript>
      <form action="/logout" method="post" className="flex flex-col items-center gap-3 py-4 text-center">
        <p className="max-w-prose text-muted">If you logged in on this device, you can log out here.</p>
        <Button type="submit" tone="secondary">
          Log out
        </Button>
      </form>
    </noscript>
  );
}

/** A heading and a list, as on most of these pages, beside the menu of those that have one. */
function Outline() {
  const isFramed = /^\/(dashboard|admin)(\/|$)/.test(useLocation().pathname);
  return (
    <>
      {isFramed && <div className="h-11 border-line border-b lg:hidden" />}
      <div data-work={isFramed || undefined} className="page-width flex gap-8 py-4 lg:py-6 noscript:hidden">
        {isFramed && <Skeleton className="h-96 w-56 shrink-0 rounded-lg max-lg:hidden" />}
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <Skeleton className="h-8 w-48" />
          <Loading>
            <LinkListSkeleton />
          </Loading>
        </div>
      </div>
      <div className="page-width">
        <NeedsScript what="This page" heading />
        <LogOutForm />
      </div>
    </>
  );
}

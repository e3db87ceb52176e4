import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { useLogOutAsked } from './use-log-out-asked.ts';
import { useViewer, type Viewer } from './viewer.ts';

interface Props {
  /** More ways to go, filled by the frame: each an element with the look of `menuItem`. */
  children?: ReactNode;
}

export const menuItem = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start hover:bg-sunken';

/** Sign in for visitors, the account for everybody else: decided before paint by the role hint, so nothing jumps. */
export function AccountMenu({ children }: Props) {
  return (
    <div className="relative shrink-0">
      <SignIn />
      <div className="hidden person:block">
        <Account>{children}</Account>
      </div>
    </div>
  );
}

function SignIn() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const to =
    here === '/' || /^\/(login|signup)\b/.test(here) ? '/login' : `/login?redirect=${encodeURIComponent(here)}`;
  return (
    <Link to={to} className={`${buttonStyle({ tone: 'secondary' })} hidden! visitor:inline-flex!`}>
      Sign in
    </Link>
  );
}

/** The browser opens and closes the popover itself: with the keyboard, by a click beside it, with Escape. */
function Account({ children }: Props) {
  const { viewer } = useViewer();
  const id = useId();
  const logOut = useLogOutAsked();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Account"
        className="grid size-11 place-items-center rounded-full bg-brand-tint font-semibold text-brand hover:ring-2 hover:ring-brand"
      >
        {viewer ? initial(viewer) : ''}
      </button>
      <div
        id={id}
        popover="auto"
        className="top-16 right-[max(1rem,calc((100vw-80rem)/2+1.5rem))] left-auto m-0 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 text-text shadow-float"
      >
        {viewer && (
          <div className="border-line border-b px-3 pt-2 pb-3">
            <p className="truncate font-semibold">{viewer.fullName}</p>
            <p className="truncate text-muted text-sm">{viewer.email}</p>
          </div>
        )}
        <div className="pt-2">
          {children}
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={logOut} className={menuItem}>
            <LogOut aria-hidden="true" className="size-5 text-muted" />
            Log out
          </button>
        </div>
      </div>
    </>
  );
}

function initial({ fullName }: Viewer): string {
  return Array.from(fullName)[0]?.toUpperCase() ?? '';
}

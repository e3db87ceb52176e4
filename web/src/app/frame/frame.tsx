import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatch, useNavigation } from 'react-router';
import { useOtherTabs } from '#accounts/identity.ts';
import { CartForm } from '#orders/cart/cart-form.tsx';
import { Slice } from '#platform/page/slice.tsx';
import { slicesHydrated } from '#platform/page/slices.ts';
import { useRole } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OwnCardSlots } from './own-card-slots.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { scrollPlacesKey, useLatePlace } from './use-late-place.ts';

const Live = optional(async () => {
  await slicesHydrated();
  return (await import('#app/live.tsx')).Live;
});

const LoginForCheckout = optional(async () => (await import('#accounts/require-login.tsx')).RequireLogin);

/** Screens of a task, where the footer would distract. */
const taskScreens = /^\/(dashboard|chat|admin|cart|login|signup|forgot-password|reset-password|payments|oauth)(\/|$)/;
/** Those that do not end above the bottom bar by themselves. */
const needsRoom = /^\/(cart|login|signup|forgot-password|reset-password|payments)(\/|$)/;

/** The frame around every screen. */
export function Frame() {
  useHeadingFocus();
  useOtherTabs();
  useLatePlace();
  const role = useRole();
  const { pathname, mask } = useLocation();
  const isTask = taskScreens.test(pathname);
  // On a phone, a conversation and the question of an app take the whole screen.
  const isAlone = /^\/(chat|oauth)\/./.test(pathname);
  const hasBar = useMatch('/admin/*') === null && !isAlone;
  return (
    <div className={`flex min-h-dvh flex-col ${hasBar ? '' : 'max-lg:[--bottom-bar:0px]'}`}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <ProgressBar />
      {role ? <Live /> : mask && <LoginForCheckout message={texts.loginRequired}>{null}</LoginForCheckout>}
      <div className={isAlone ? 'contents max-lg:hidden' : 'contents'}>
        <Slice>
          <Header />
        </Slice>
      </div>
      {/* So high that the footer is never in the first window, where it would move when data arrives. */}
      <main
        id="main"
        tabIndex={-1}
        className={`min-h-[calc(100dvh-4rem)] flex-1 outline-none ${needsRoom.test(pathname) ? 'pb-(--bottom-bar)' : ''}`}
      >
        <OwnCardSlots>
          <ReplyNotice />
          <CartForm />
          <Slice>
            <Outlet />
          </Slice>
        </OwnCardSlots>
      </main>
      {!isTask && (
        <Slice>
          <Footer />
        </Slice>
      )}
      {hasBar && (
        <Slice>
          <BottomBar />
        </Slice>
      )}
      <ScrollRestoration storageKey={scrollPlacesKey} />
    </div>
  );
}

/** A thin line while the next screen's code loads. It appears after a short delay, so that fast loads show nothing. */
function ProgressBar() {
  const pending = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-[scale,opacity] ease-out ${
        pending ? 'scale-x-90 opacity-100 delay-150 duration-[4000ms]' : 'scale-x-0 opacity-0 duration-150'
      }`}
    />
  );
}

/**
 * Moves the focus to the heading after a navigation, so that screen readers announce the screen. It waits until the
 * skeleton is gone, and does nothing if the user has moved the focus by then.
 */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const focusHeading = () => {
      const heading = main?.querySelector<HTMLElement>('h1:not([role=status] h1)');
      if (!heading?.hasAttribute('tabindex')) heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      return heading;
    };
    if (!main || focusHeading()) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

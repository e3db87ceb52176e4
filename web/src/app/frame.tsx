import { lazy, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router';
import { useOtherTabs } from '#accounts/identity.ts';
import { CardSlotsContext } from '#catalog/listing/card-slots.ts';
import { useRole } from '#platform/person/role.ts';
import { BottomBar } from './bottom-bar.tsx';
import { cardSlots } from './card-slots.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const Live = lazy(async () => ({ default: (await import('./live.tsx')).Live }));

/** Every page that the browser itself loads has the key "default": each keeps its own place, not the last one's. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** What stands around every screen. */
export function Frame() {
  useHeadingFocus();
  useOtherTabs();
  const role = useRole();
  const { pathname } = useLocation();
  // A conversation has a phone's whole screen to itself.
  const inConversation = useMatch('/chat/:id') !== null;
  return (
    <div className={`flex min-h-dvh flex-col ${inConversation ? 'max-lg:[--bottom-bar:0px]' : ''}`}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-brand focus:px-5 focus:py-3 focus:font-semibold focus:text-on-brand"
      >
        Skip to content
      </a>
      <ProgressBar />
      <div className={inConversation ? 'contents max-lg:hidden' : 'contents'}>
        <Header />
      </div>
      <NoticeBars />
      <main id="main" tabIndex={-1} className="min-h-[70vh] flex-1 outline-none">
        <CardSlotsContext value={cardSlots}>
          <Outlet />
        </CardSlotsContext>
      </main>
      {!/^\/(dashboard|chat)(\/|$)/.test(pathname) && <Footer />}
      {!inConversation && <BottomBar />}
      {role && (
        <Suspense>
          <Live />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

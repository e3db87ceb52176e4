import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Card } from '#ui/display/card.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { NeedsScript } from '#ui/display/needs-script.tsx';

interface AccountScreenProps {
  heading: string;
  text?: string;
  children: ReactNode;
  /** Whether tabs lead from the login to the signup and back. */
  tabs?: boolean;
  /** Links below the card. */
  footer?: ReactNode;
  /** The web server accepts its form without JavaScript. */
  plainForm?: boolean;
}

const promises = ['Talk to the seller before you buy', 'Pay on delivery', 'Sellers checked by ID'];

/** The login, the signup and the password reset: on a wide screen beside a panel with the goods. */
export function AccountScreen({
  heading,
  text,
  tabs = false,
  children,
  footer,
  plainForm = false,
}: AccountScreenProps) {
  return (
    <div className="page-width flex justify-center gap-12 py-4 sm:py-14 lg:py-8">
      <SidePanel />
      <LastingFocus className="w-full min-w-0 max-w-md lg:max-w-130 lg:px-8">
        <header className="mb-4 flex flex-col gap-1 sm:gap-2">
          <h1 tabIndex={-1} className="text-2xl">
            {heading}
          </h1>
          {text && <p className="text-muted">{text}</p>}
        </header>
        {tabs && <AccountTabs />}
        <Card className="p-5 sm:p-8 lg:border-0 lg:bg-transparent lg:p-0">
          <div className={plainForm ? undefined : 'noscript:hidden'}>{children}</div>
          {!plainForm && <NeedsScript what="This form" />}
        </Card>
        {footer && <p className="mt-6 text-center">{footer}</p>}
      </LastingFocus>
    </div>
  );
}

/** Both lead on to where the visitor was going. */
function AccountTabs() {
  const { pathname, search } = useLocation();
  const tab = (label: string, path: string) => ({ label, to: path + search, isCurrent: pathname === path });
  return (
    <div className="mb-4 lg:mb-6">
      <TabLinks label="Account" tabs={[tab('Log in', '/login'), tab('Create an account', '/signup')]} />
    </div>
  );
}

function SidePanel() {
  return (
    <div className="sticky top-24 flex h-140 w-130 min-w-0 flex-col justify-between overflow-hidden rounded-lg bg-forest text-white max-lg:hidden">
      <ul className="flex flex-col gap-3 p-10 font-bold font-heading text-xl">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <div>
        <img
          src="/goods.webp"
          alt=""
          width="224"
          height="176"
          loading="lazy"
          className="mx-auto mb-8 h-auto w-80 max-w-full"
        />
        <KenteBand />
      </div>
    </div>
  );
}

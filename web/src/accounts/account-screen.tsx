import BadgeCheck from 'lucide-react/icons/badge-check';
import HandCoins from 'lucide-react/icons/hand-coins';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Card } from '#ui/display/card.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { Mark } from '#ui/display/mark.tsx';
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

const promises = [
  {
    name: 'Talk to the seller before you buy',
    text: 'Ask about size, colour or delivery in a live chat.',
    Icon: MessageCircle,
  },
  { name: 'Pay on delivery', text: 'Cash or MoMo, agreed with the seller.', Icon: HandCoins },
  { name: 'Sellers checked by ID', text: 'The check beside a shop’s name says so.', Icon: BadgeCheck },
];

/** The login, the signup and the password reset: on a wide screen beside a panel with what the site promises. */
export function AccountScreen({
  heading,
  text,
  tabs = false,
  children,
  footer,
  plainForm = false,
}: AccountScreenProps) {
  return (
    <>
      <KenteBand className="[zoom:0.5] lg:hidden" />
      <div className="flex justify-center max-lg:page-width max-lg:py-4 lg:grid lg:min-h-[calc(100dvh-4rem-1px)] lg:grid-cols-2">
        <SidePanel />
        <LastingFocus className="w-full min-w-0 max-w-md lg:my-auto lg:max-w-152 lg:px-16 lg:py-10">
          <header className="mb-4 flex flex-col gap-1 sm:gap-2">
            <h1 tabIndex={-1} className="text-2xl">
              {heading}
            </h1>
            {text && <p className="text-muted">{text}</p>}
          </header>
          {tabs && <AccountTabs />}
          <Card className="max-sm:border-0 max-sm:bg-transparent sm:p-8 lg:border-0 lg:bg-transparent lg:p-0">
            <div className={plainForm ? undefined : 'noscript:hidden'}>{children}</div>
            {!plainForm && <NeedsScript what="This form" />}
          </Card>
          {footer && <p className="mt-6 text-center">{footer}</p>}
          <ul className="mt-8 flex flex-col gap-3 border-line border-t pt-6 lg:hidden">
            {promises.map(({ name, Icon }) => (
              <li key={name} className="flex items-center gap-3 text-muted text-sm">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
                {name}
              </li>
            ))}
          </ul>
        </LastingFocus>
      </div>
    </>
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
    <div className="sticky top-16 flex h-[calc(100dvh-4rem-1px)] max-h-240 min-w-0 flex-col overflow-hidden bg-forest text-white max-lg:hidden">
      <div className="ms-auto flex min-h-0 w-full max-w-160 flex-1 flex-col justify-between gap-8 px-8 pt-12 xl:pe-16">
        <div className="flex flex-col gap-8">
          <p className="flex items-center gap-3 font-bold font-heading text-3xl">
            <Mark className="size-11" />
            Besesaka
          </p>
          <ul className="flex flex-col gap-5">
            {promises.map(({ name, text, Icon }) => (
              <li key={name} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-white/10">
                  <Icon aria-hidden="true" className="size-5 text-gold" />
                </span>
                <p>
                  <span className="block font-bold font-heading text-xl">{name}</span>
                  <span className="text-on-forest">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <img
          src="/goods.webp"
          alt=""
          width="224"
          height="176"
          loading="lazy"
          className="mx-auto mb-8 h-auto min-h-0 w-96 max-w-full shrink object-contain"
        />
      </div>
      <KenteBand className="shrink-0" />
    </div>
  );
}

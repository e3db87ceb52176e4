import BadgeCheck from 'lucide-react/icons/badge-check';
import Headset from 'lucide-react/icons/headset';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link, useLocation } from 'react-router';
import { useInstallable } from '#platform/offline/install.ts';
import { AppearanceSwitch, LowDataSwitch } from '#ui/controls/preference-switches.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { Logo } from '#ui/display/mark.tsx';
import { optional } from '#ui/display/optional.tsx';

const InstallOffer = optional(async () => (await import('./install-offer.tsx')).InstallOffer);

const trust = [
  { Icon: BadgeCheck, heading: 'Verified Sellers', text: 'We check who they are before they get the badge.' },
  { Icon: ShieldCheck, heading: 'Quality Guaranteed', text: 'Reviews by real buyers, and sellers who answer.' },
  {
    Icon: Headset,
    heading: '24/7 Support',
    text: 'Write to us at any hour. We answer by email, usually within one working day.',
  },
] as const;

/** The styles show the pair for visitors or users, as in the header. Without script both are shown. */
const links: { label: string; to: string; show?: string }[] = [
  { label: 'All products', to: '/products' },
  { label: 'Shops', to: '/shops' },
  { label: 'Help', to: '/help' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy', to: '/policies/privacy' },
  { label: 'Terms', to: '/policies/terms' },
  { label: 'Log in', to: '/login', show: 'user:hidden' },
  { label: 'Create an account', to: '/signup', show: 'user:hidden' },
  { label: 'Account', to: '/account', show: 'visitor:hidden noscript:list-item!' },
  { label: 'Orders', to: '/dashboard/orders', show: 'visitor:hidden' },
  { label: 'Developers', to: '/developers' },
];

export function Footer() {
  const { pathname } = useLocation();
  const isInstallable = useInstallable();
  return (
    <footer className="mt-auto bg-sunken pb-(--bottom-bar)">
      <KenteBand />
      <div className="page-width flex flex-col gap-10 py-10">
        {isInstallable && <InstallOffer />}
        {pathname !== '/' && <TrustColumns />}
        <div className="flex flex-col gap-6 md:flex-row md:items-start md:justify-between">
          <div className="flex max-w-xs flex-col gap-2">
            <Logo />
            <p className="text-muted text-sm">One market for all of Ghana’s shops, where buyers and sellers talk.</p>
          </div>
          <nav aria-label="Footer">
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-8 text-sm md:grid-cols-2">
              {links.map(({ label, to, show }) => (
                <li key={to} className={show}>
                  <Link to={to} className="tap-line">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-col items-start gap-1">
            <AppearanceSwitch />
            <LowDataSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Left out on the home page, which has this at more length just above. */
function TrustColumns() {
  return (
    <ul className="grid grid-cols-1 gap-6 border-line border-b pb-8 sm:grid-cols-3">
      {trust.map(({ Icon, heading, text }) => (
        <li key={heading} className="flex gap-3">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
          <div className="wrap-break-word min-w-0 hyphens-auto">
            <p className="font-semibold">{heading}</p>
            <p className="text-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

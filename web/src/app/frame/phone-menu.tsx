import Bell from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import PackageCheck from 'lucide-react/icons/package-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useViewer } from '#accounts/viewer.ts';
import { useCloseOnBack } from '#platform/page/layers.ts';
import { useRole } from '#platform/user/role.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';

/** Links of the bottom bar, for product pages, which have no such bar. */
const ofBar = [
  { label: 'Home', to: '/', Icon: House },
  { label: 'Chats', to: '/chat', Icon: MessageCircle },
];
const account = { label: 'Account', to: '/account', Icon: CircleUserRound };
const wishlist = { label: 'Wishlist', to: '/wishlist', Icon: Heart };
const places = [
  { label: 'Shops', to: '/shops', Icon: Store },
  { label: 'Help', to: '/help', Icon: LifeBuoy },
];
const visitors = [
  { label: 'Sign in', to: '/login', Icon: LogIn },
  { label: 'Create an account', to: '/signup', Icon: UserPlus },
];
const users = [
  { label: 'Dashboard', to: '/dashboard', Icon: LayoutDashboard },
  { label: 'Orders', to: '/dashboard/orders', Icon: PackageCheck },
  { label: 'Notifications', to: '/dashboard/notifications', Icon: Bell },
];

const admins = [{ label: 'Admin', to: '/admin', Icon: ShieldCheck }];

const line =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 hover:bg-sunken aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand';

const group = 'not-first:mt-1 not-first:border-line not-first:border-t not-first:pt-1';

/** The links that do not fit in the bar. Mounted by a tap, so it starts open. */
export function PhoneMenu({ hasBar }: { hasBar: boolean }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(key);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const all = useRef<HTMLDivElement>(null);
  useCloseOnBack(close, isOpen);
  // The button that was tapped is replaced by this one, which takes its focus over.
  useEffect(() => all.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !all.current?.contains(target)) setOpenAt(null);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is in it.
    <div
      ref={all}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        all.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton label="Site menu" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? null : key)}>
        <MenuIcon aria-hidden="true" className="size-5.5" />
      </IconButton>
      {isOpen && <Links hasBar={hasBar} onLeave={close} />}
    </div>
  );
}

function Links({ hasBar, onLeave }: { hasBar: boolean; onLeave: () => void }) {
  const isUser = useRole() !== null;
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const askLogOut = useAskLogOut();
  const own = [...(hasBar ? [] : [account]), ...users, wishlist, ...(viewer?.staffRole ? admins : [])];
  const groups = [...(hasBar ? [] : [ofBar]), ...(isUser ? [own, places] : [visitors, [wishlist, ...places]])];
  return (
    <nav
      aria-label="Site menu"
      className="absolute end-2 top-full max-h-[calc(100dvh-8rem)] w-64 overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-float"
    >
      {groups.map((links) => (
        <ul key={links[0]?.to} className={group}>
          {links.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={onLeave} aria-current={to === pathname ? 'page' : undefined} className={line}>
                <Icon aria-hidden="true" className="size-5 opacity-70" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      {isUser && (
        <div className={group}>
          <button
            type="button"
            className={line}
            onClick={() => {
              onLeave();
              askLogOut();
            }}
          >
            <LogOut aria-hidden="true" className="size-5 opacity-70" />
            Log out
          </button>
        </div>
      )}
    </nav>
  );
}

import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useIsSeller, useViewer } from '#accounts/viewer.ts';
import { entriesOf } from './navigation.ts';
import { useBadge } from './use-badge.tsx';
import '#styles/account.css';

/** A line about each page, for its tile on a wide screen. */
const texts: Readonly<Record<string, string>> = {
  '/admin': 'The back office of the site',
  '/dashboard': 'Your latest orders and news',
  '/dashboard/orders': 'Follow orders, pay and return',
  '/dashboard/wishlist': 'Products you saved',
  '/dashboard/following': 'News of the shops you follow',
  '/dashboard/chats': 'Your talks with buyers and sellers',
  '/dashboard/notifications': 'News while you were away',
  '/dashboard/profile': 'Your name, phone and addresses',
  '/dashboard/settings': 'Password, devices, mails and theme',
  '/dashboard/shop': 'Your shop page and its figures',
  '/dashboard/shop/delivery': 'Ways of delivery and their fees',
  '/dashboard/shop/hours': 'Your week, and days away',
  '/dashboard/shop/products': 'Prices, stock and pictures',
  '/dashboard/shop/offers': 'Prices that buyers propose',
  '/dashboard/shop/products/featured': 'Show products on the home page',
  '/dashboard/shop/money': 'Balance, payouts and statements',
  '/dashboard/shop/reviews': 'Reviews of your products and shop',
  '/dashboard/shop/subscriptions': 'Your plan and its payments',
};

interface Entry {
  to: string;
  label: string;
  Icon: LucideIcon;
  badge?: ReactNode;
}

/** Links to the dashboard's pages: rows for users of the phone's bottom bar, tiles on a wide screen. */
export function AccountLinks() {
  const badgeOf = useBadge();
  const { viewer } = useViewer();
  const dashboard = entriesOf('dashboard', useIsSeller()).map(({ label, to, Icon, badge }) => ({
    to,
    label: to === '/dashboard' ? 'Dashboard' : label,
    Icon,
    badge: badge && badgeOf(badge),
  }));
  const admin: Entry[] = viewer?.staffRole ? [{ to: '/admin', label: 'Admin', Icon: ShieldCheck }] : [];
  return (
    <nav aria-label="Dashboard">
      <ul className="entry-list">
        {[...admin, ...dashboard].map((entry) => (
          <EntryLink key={entry.to} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

/** The tile's text describes the link, and is no part of its name. */
function EntryLink({ to, label, Icon, badge }: Entry) {
  const id = useId();
  return (
    <li>
      <Link to={to} aria-describedby={id} className="entry-link">
        <span>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          {label}
          <span id={id} aria-hidden="true" className="entry-text">
            {texts[to]}
          </span>
        </span>
        {badge}
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      </Link>
    </li>
  );
}

import { Bell, type LucideIcon, PackageCheck, Search, ShoppingBag, ShoppingCart, Store } from 'lucide-react';
import { Link } from 'react-router';
import { useIsSeller } from '#accounts/viewer.ts';
import { itemsFor, type NavigationItem } from './navigation.ts';

interface QuickAction extends NavigationItem {
  text: string;
  Icon: LucideIcon;
}

/** A capability hangs its tile in here. */
const quickActions: readonly QuickAction[] = [
  {
    label: 'Shop orders',
    text: 'Accept and send what came in',
    to: '/dashboard/orders?tab=shop',
    for: 'sellers',
    Icon: PackageCheck,
  },
  {
    label: 'My orders',
    text: 'Follow what you bought',
    to: '/dashboard/orders?tab=mine',
    for: 'everybody',
    Icon: ShoppingBag,
  },
  {
    label: 'Create a shop',
    text: 'Sell what you make or trade',
    to: '/dashboard/shop/create',
    for: 'buyers',
    Icon: Store,
  },
  { label: 'Notifications', text: 'See what is new', to: '/dashboard/notifications', for: 'everybody', Icon: Bell },
  { label: 'Cart', text: 'Go on to checkout', to: '/cart', for: 'everybody', Icon: ShoppingCart },
  { label: 'Browse products', text: 'All shops in one place', to: '/products', for: 'buyers', Icon: Search },
];

export function QuickActions() {
  const actions = itemsFor(quickActions, useIsSeller());
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 text-lg">
        Quick actions
      </h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {actions.map(({ label, text, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:border-muted"
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full bg-brand-tint text-brand"
              >
                <Icon className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-muted text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

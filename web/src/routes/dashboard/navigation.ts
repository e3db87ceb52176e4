import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import BellPlus from 'lucide-react/icons/bell-plus';
import CreditCard from 'lucide-react/icons/credit-card';
import HandCoins from 'lucide-react/icons/hand-coins';
import Heart from 'lucide-react/icons/heart';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';

/** The users that an entry is for: some are for sellers only, and "Create a shop" is for users without a shop. */
type Audience = 'everybody' | 'sellers' | 'buyers';

/** The count that an entry may show. */
type Badge = 'notifications' | 'messages';

export interface NavigationItem {
  label: string;
  to: string;
  for: Audience;
}

export function itemsFor<Item extends NavigationItem>(items: readonly Item[], isSeller: boolean): Item[] {
  return items.filter((item) => item.for === 'everybody' || (item.for === 'sellers') === isSeller);
}

/** The entry with the longest matching path, compared by whole segments. */
export function activeItem<Item extends NavigationItem>(items: readonly Item[], pathname: string): Item | null {
  const matching = items.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return matching.reduce<Item | null>((best, item) => (best && best.to.length >= item.to.length ? best : item), null);
}

/** A navigation entry with its icon. */
export interface SidebarItem extends NavigationItem {
  Icon: LucideIcon;
  badge?: Badge;
}

/** The dashboard's pages, in the order of the sidebar. New pages are added here. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: 'Overview', to: '/dashboard', for: 'everybody', Icon: LayoutDashboard },
  { label: 'Orders', to: '/dashboard/orders', for: 'everybody', Icon: PackageCheck },
  { label: 'My shop', to: '/dashboard/shop', for: 'sellers', Icon: Store },
  { label: 'Products', to: '/dashboard/shop/products', for: 'sellers', Icon: Package },
  { label: 'Offers', to: '/dashboard/shop/offers', for: 'sellers', Icon: HandCoins },
  { label: 'Featured Products', to: '/dashboard/shop/products/featured', for: 'sellers', Icon: Megaphone },
  { label: 'Reviews', to: '/dashboard/shop/reviews', for: 'sellers', Icon: Star },
  { label: 'Subscriptions', to: '/dashboard/shop/subscriptions', for: 'sellers', Icon: CreditCard },
  { label: 'Wishlist', to: '/dashboard/wishlist', for: 'everybody', Icon: Heart },
  { label: 'Following', to: '/dashboard/following', for: 'everybody', Icon: BellPlus },
  { label: 'Chats', to: '/dashboard/chats', for: 'everybody', Icon: MessageCircle, badge: 'messages' },
  { label: 'Notifications', to: '/dashboard/notifications', for: 'everybody', Icon: Bell, badge: 'notifications' },
  { label: 'Profile', to: '/dashboard/profile', for: 'everybody', Icon: UserRound },
  { label: 'Settings', to: '/dashboard/settings', for: 'everybody', Icon: Settings },
];

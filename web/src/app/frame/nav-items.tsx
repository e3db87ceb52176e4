import Bell from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { ComponentType } from 'react';
import { useRole } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';

const CartBadge = badge(async () => (await import('#orders/cart/cart-count.tsx')).CartCount);
const ChatBadge = badge(async () => (await import('#chat/conversations/unread-count.tsx')).UnreadCount);
const NotificationBadge = badge(async () => (await import('#notifications/notification-count.tsx')).NotificationCount);

/** A count for logged-in users only, so it renders nothing for visitors and before hydration. */
function badge(load: () => Promise<ComponentType>): ComponentType {
  const Count = optional(load);
  return function Badge() {
    return useRole() === null ? null : <Count />;
  };
}

export interface NavItem {
  label: string;
  to: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** A count on the icon, with a text for screen readers. */
  Badge?: ComponentType;
  /** Other paths that belong to the entry. */
  also?: readonly string[];
}

/** Text links on large screens. Phones have them in the bottom bar and the menu. */
export const browseItems = [
  { label: 'All products', to: '/products' },
  { label: 'Shops', to: '/shops' },
] as const;

export const cartItem: NavItem = { label: 'Cart', to: '/cart', Icon: ShoppingCart, Badge: CartBadge };

export const notificationsItem: NavItem = {
  label: 'Notifications',
  to: '/dashboard/notifications',
  Icon: Bell,
  Badge: NotificationBadge,
};

/** Links to a user's pages; visitors log in first. */
export const headerItems: readonly NavItem[] = [
  { label: 'Wishlist', to: '/wishlist', Icon: Heart },
  { label: 'Chats', to: '/chat', Icon: MessageCircle, Badge: ChatBadge },
  notificationsItem,
  cartItem,
];

export const bottomItems: readonly NavItem[] = [
  { label: 'Home', to: '/', Icon: House },
  { label: 'Browse', to: '/products', Icon: LayoutGrid },
  { label: 'Chats', to: '/chat', Icon: MessageCircle, Badge: ChatBadge, also: ['/dashboard/chats'] },
  cartItem,
  {
    label: 'Account',
    to: '/account',
    Icon: CircleUserRound,
    Badge: NotificationBadge,
    also: ['/dashboard', '/wishlist', '/admin'],
  },
];

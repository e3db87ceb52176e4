import { Bell, LayoutDashboard, type LucideIcon, MessageCircle, PackageCheck } from 'lucide-react';
import type { Badge, NavigationItem } from './navigation.ts';

/** What an item looks like beside where it leads. */
export interface SidebarItem extends NavigationItem {
  Icon: LucideIcon;
  badge?: Badge;
}

/** The dashboard's pages in the order of the sidebar; a capability hangs its page in here. */
export const sidebarItems: readonly SidebarItem[] = [
  { label: 'Overview', to: '/dashboard', for: 'everybody', Icon: LayoutDashboard },
  { label: 'Orders', to: '/dashboard/orders', for: 'everybody', Icon: PackageCheck },
  { label: 'Chats', to: '/dashboard/chats', for: 'everybody', Icon: MessageCircle, badge: 'messages' },
  { label: 'Notifications', to: '/dashboard/notifications', for: 'everybody', Icon: Bell, badge: 'notifications' },
];

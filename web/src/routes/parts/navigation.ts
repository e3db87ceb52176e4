import type { StaffArea } from '@besesaka/schema/kernel/staff/roles.ts';
import type { LucideIcon } from 'lucide-react';
import { type Audience, adminScreens, dashboardScreens, type Entry } from '#routes/screens.ts';
import { navigationIcons } from './navigation-icons.ts';

export interface NavigationItem {
  label: string;
  to: string;
  for: Audience;
}

const isFor = (audience: Audience | undefined, isSeller: boolean) =>
  audience === 'everybody' || audience === (isSeller ? 'sellers' : 'buyers');

export function itemsFor<Item extends NavigationItem>(items: readonly Item[], isSeller: boolean): Item[] {
  return items.filter((item) => isFor(item.for, isSeller));
}

/** The entry with the longest matching path, compared by whole segments. A frame's overview stands for itself only. */
export function activeItem<Item extends NavigationItem>(items: readonly Item[], pathname: string): Item | null {
  const isWithin = (to: string) => to.split('/').length > 2 && pathname.startsWith(`${to}/`);
  const matching = items.filter(({ to }) => pathname === to || isWithin(to));
  return matching.reduce<Item | null>((best, item) => (best && best.to.length >= item.to.length ? best : item), null);
}

export interface NavigationEntry extends NavigationItem {
  Icon: LucideIcon;
  badge?: Entry['badge'];
  inStrip: boolean;
  area: StaffArea;
}

/** The entries of a frame that the user sees. */
export function entriesOf(frame: 'dashboard' | 'admin', isSeller: boolean): NavigationEntry[] {
  const screens = frame === 'admin' ? adminScreens : dashboardScreens;
  const entries = screens.flatMap(({ path, title = '', entry, area = 'reading' }) => {
    if (!entry) return [];
    const { label = title, for: audience = 'everybody', icon, badge } = entry;
    const to = path ? `/${frame}/${path}` : `/${frame}`;
    const inStrip = isFor(entry.inStrip, isSeller);
    return { label, to, for: audience, Icon: navigationIcons[icon], badge, inStrip, area };
  });
  return itemsFor(entries, isSeller);
}

/** The entries of the back office that the viewer's role includes. The strip has the first three. */
export function adminEntries(mayWork: (area: StaffArea) => boolean): NavigationEntry[] {
  const entries = entriesOf('admin', false).filter(({ area }) => mayWork(area));
  return entries.map((one, n) => ({ ...one, inStrip: n < 3 }));
}

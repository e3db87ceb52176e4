import { areasOf, staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { describe, expect, it } from 'vitest';
import { activeItem, adminEntries, itemsFor, type NavigationItem } from './navigation.ts';

const items: NavigationItem[] = [
  { label: 'Overview', to: '/dashboard', for: 'everybody' },
  { label: 'Shop', to: '/dashboard/shop', for: 'sellers' },
  { label: 'Products', to: '/dashboard/shop/products', for: 'sellers' },
  { label: 'Subscriptions', to: '/dashboard/shop/subscriptions', for: 'sellers' },
  { label: 'Create a shop', to: '/dashboard/shop/create', for: 'buyers' },
];
const labels = (isSeller: boolean) => itemsFor(items, isSeller).map(({ label }) => label);

describe('the sidebar', () => {
  it('shows Subscriptions to sellers only', () => {
    expect(labels(true)).toContain('Subscriptions');
    expect(labels(false)).not.toContain('Subscriptions');
  });

  it('offers to open a shop only to users without one', () => {
    expect(labels(false)).toEqual(['Overview', 'Create a shop']);
    expect(labels(true)).not.toContain('Create a shop');
  });
});

describe('the active entry', () => {
  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard/shop', 'Shop'],
    ['/dashboard/shop/reviews', 'Shop'],
    ['/dashboard/shop/products', 'Products'],
    ['/dashboard/shop/products/kente-cloth/edit', 'Products'],
    ['/dashboard/settings', undefined],
  ])('of %s is %s: the longest that matches', (pathname, label) => {
    expect(activeItem(items, pathname)?.label).toBe(label);
  });

  it('matches whole segments', () => {
    expect(activeItem(items, '/dashboard/shopping')).toBeNull();
    expect(activeItem(items, '/dashboards')).toBeNull();
  });
});

describe('the back office', () => {
  it.each(staffRole.values)('shows the role %s the screens of its areas, three of them in the strip', (role) => {
    const entries = adminEntries((area) => areasOf[role].includes(area));
    const paths = entries.map(({ to }) => to);
    expect(paths).toContain('/admin/orders');
    expect(paths.includes('/admin/reports')).toBe(role === 'owner' || role === 'trust');
    expect(paths.includes('/admin/staff')).toBe(role === 'owner');
    expect(entries.filter(({ inStrip }) => inStrip)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { dashboardCrumbs } from './dashboard-crumbs.ts';

describe('the dashboard’s breadcrumbs', () => {
  it('replace dashes and underscores by spaces and capitalise each word', () => {
    expect(dashboardCrumbs('/dashboard/shop/best-selling_items')).toEqual([
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Shop', to: '/dashboard/shop' },
      { label: 'Best Selling Items' },
    ]);
  });

  it('leave out an id of five or more capitals and digits at the end, and the step before it links there', () => {
    expect(dashboardCrumbs('/dashboard/orders/K7Q2M')).toEqual([
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Orders', to: '/dashboard/orders' },
    ]);
  });

  it('leave out an order id in lower case too', () => {
    expect(dashboardCrumbs('/dashboard/orders/k7q2m').map(({ label }) => label)).toEqual(['Dashboard', 'Orders']);
  });

  it('keep shorter, lower case and inner segments', () => {
    expect(dashboardCrumbs('/dashboard/AB12').at(-1)).toEqual({ label: 'AB12' });
    expect(dashboardCrumbs('/dashboard/iphone12').at(-1)).toEqual({ label: 'Iphone12' });
    expect(dashboardCrumbs('/dashboard/ABC123/edit').map(({ label }) => label)).toEqual([
      'Dashboard',
      'ABC123',
      'Edit',
    ]);
  });

  it('accept a malformed address', () => {
    expect(dashboardCrumbs('/dashboard/%E0%A4%A').at(-1)?.label).toBe('%E0%A4%A');
  });
});

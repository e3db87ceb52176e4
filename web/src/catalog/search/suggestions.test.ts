import { describe, expect, it } from 'vitest';
import { nextActive, noneActive } from './suggestions.ts';
import { suggestionGroups } from './use-suggestions.ts';

describe('suggestions', () => {
  it('are grouped, products with picture and price, without empty groups', () => {
    const primaryImage = { path: '/media/one', color: '#e8d2b0' };
    const groups = suggestionGroups({
      products: [{ name: 'Kente cloth', slug: 'kente-cloth', price: { amount: '1250.50' }, primaryImage }],
      categories: [],
      shops: [{ name: 'Adwoa & Daughters', slug: 'adwoa-daughters' }],
    });
    expect(groups).toEqual([
      {
        title: 'Products',
        suggestions: [{ label: 'Kente cloth', to: '/products/kente-cloth', price: '₵1,250.50', picture: primaryImage }],
      },
      { title: 'Shops', suggestions: [{ label: 'Adwoa & Daughters', to: '/shops/adwoa-daughters' }] },
    ]);
  });

  it('are selected with the arrow keys, in a circle with the typed text', () => {
    expect(nextActive(noneActive, 1, 2)).toBe(0);
    expect(nextActive(0, 1, 2)).toBe(1);
    expect(nextActive(1, 1, 2)).toBe(noneActive);
    expect(nextActive(noneActive, -1, 2)).toBe(1);
    expect(nextActive(0, -1, 2)).toBe(noneActive);
    expect(nextActive(noneActive, 1, 0)).toBe(noneActive);
  });
});

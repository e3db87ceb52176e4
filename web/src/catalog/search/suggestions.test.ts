import { describe, expect, it } from 'vitest';
import { nextActive, noneActive, suggestionGroups } from './suggestions.ts';

describe('suggestions', () => {
  it('stand in groups, and an empty group is not shown', () => {
    const groups = suggestionGroups({
      products: [{ name: 'Kente cloth', slug: 'kente-cloth' }],
      categories: [],
      shops: [{ name: 'Adwoa & Daughters', slug: 'adwoa-daughters' }],
    });
    expect(groups).toEqual([
      { title: 'Products', suggestions: [{ label: 'Kente cloth', to: '/products/kente-cloth' }] },
      { title: 'Shops', suggestions: [{ label: 'Adwoa & Daughters', to: '/shops/adwoa-daughters' }] },
    ]);
  });

  it('are walked by the arrows, round through the text that was typed', () => {
    expect(nextActive(noneActive, 1, 2)).toBe(0);
    expect(nextActive(0, 1, 2)).toBe(1);
    expect(nextActive(1, 1, 2)).toBe(noneActive);
    expect(nextActive(noneActive, -1, 2)).toBe(1);
    expect(nextActive(0, -1, 2)).toBe(noneActive);
    expect(nextActive(noneActive, 1, 0)).toBe(noneActive);
  });
});

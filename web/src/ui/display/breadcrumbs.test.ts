import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumbs.tsx';

test('the steps are the parts of the path, and the last one is no link', () => {
  expect(breadcrumbTrail('/products/kente-cloth')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Kente cloth' },
  ]);
});

test('a screen names its last step', () => {
  expect(breadcrumbTrail('/products/kente-12', 'Kente cloth, 6 yards').at(-1)).toEqual({
    label: 'Kente cloth, 6 yards',
  });
});

test('home has no other steps, and a malformed address is shown unchanged', () => {
  expect(breadcrumbTrail('/')).toEqual([{ label: 'Home' }]);
  expect(breadcrumbTrail('/%E0%A4%A').at(-1)).toEqual({ label: '%E0%A4%A' });
});

test('a segment named like a property of every object is an ordinary one', () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(typeof breadcrumbTrail(`/${name}`)[1]?.label).toBe('string');
});

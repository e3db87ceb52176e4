import { expect, test } from 'vitest';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { browserStorage } from '#platform/person/testing/browser-storage.ts';
import { createCheckoutDraft } from './checkout-draft.ts';

test('what was typed comes back for its person, after a reload too, and for nobody else', () => {
  const tab = browserStorage();
  createCheckoutDraft(tab).keep('ama', { shippingCity: 'Kumasi' });
  expect(createCheckoutDraft(tab).read('ama')).toEqual({ shippingCity: 'Kumasi' });
  expect(createCheckoutDraft(tab).read('kofi')).toBeNull();
});

test('it goes with the order, and with the person who logs out', () => {
  const tab = browserStorage();
  const draft = createCheckoutDraft(tab);
  draft.keep('ama', { shippingCity: 'Kumasi' });
  draft.forget();
  expect(draft.read('ama')).toBeNull();
  draft.keep('ama', { shippingCity: 'Kumasi' });
  tab.setItem('besesaka-theme', 'dark');
  forgetOwn(tab);
  expect(draft.read('ama')).toBeNull();
  expect(tab.getItem('besesaka-theme')).toBe('dark');
});

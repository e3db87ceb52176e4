import { expect, test } from 'vitest';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { createCheckoutDraft } from './checkout-draft.ts';

/** Own properties are its keys, as a browser's storage has it. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept as unknown as Storage;
}

test('what was typed comes back for its person, after a reload too, and for nobody else', () => {
  const tab = storage();
  createCheckoutDraft(tab).keep('ama', { shippingCity: 'Kumasi' });
  expect(createCheckoutDraft(tab).read('ama')).toEqual({ shippingCity: 'Kumasi' });
  expect(createCheckoutDraft(tab).read('kofi')).toBeNull();
});

test('it goes with the order, and with the person who logs out', () => {
  const tab = storage();
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

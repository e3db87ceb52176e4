import { expect, test } from 'vitest';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { countVisit, mayOffer } from './install.ts';

test('installing is not offered on the first visit, however many pages it has', () => {
  const device = browserStorage();
  const tab = browserStorage();
  countVisit(device, tab);
  countVisit(device, tab);
  expect(mayOffer(device)).toBe(false);
  countVisit(device, browserStorage());
  expect(mayOffer(device)).toBe(true);
});

test('a user who declined is never asked again', () => {
  const device = browserStorage();
  device.setItem('besesaka-install', '{"declined":true,"visits":3}');
  countVisit(device, browserStorage());
  expect(mayOffer(device)).toBe(false);
});

test('invalid stored data is ignored', () => {
  const device = browserStorage();
  for (const text of ['{', '7', '{"visits":"many"}', 'null']) {
    device.setItem('besesaka-install', text);
    expect(mayOffer(device)).toBe(false);
  }
});

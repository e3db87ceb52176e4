import { expect, test } from 'vitest';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { countVisit, mayOffer } from './install.ts';

test('the app is not offered on the first visit, however many pages are looked at', () => {
  const device = browserStorage();
  const tab = browserStorage();
  countVisit(device, tab);
  countVisit(device, tab);
  expect(mayOffer(device)).toBe(false);
  countVisit(device, browserStorage());
  expect(mayOffer(device)).toBe(true);
});

test('who declined is not asked again, whatever comes', () => {
  const device = browserStorage();
  device.setItem('besesaka-install', '{"declined":true,"visits":3}');
  countVisit(device, browserStorage());
  expect(mayOffer(device)).toBe(false);
});

test('what others wrote under its name counts for nothing', () => {
  const device = browserStorage();
  for (const text of ['{', '7', '{"visits":"many"}', 'null']) {
    device.setItem('besesaka-install', text);
    expect(mayOffer(device)).toBe(false);
  }
});

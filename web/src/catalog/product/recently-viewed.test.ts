import { expect, test } from 'vitest';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { saveViewed, viewedProducts } from './recently-viewed.tsx';

test('the list has the latest products first, each once, up to a maximum', () => {
  const here = browserStorage();
  for (let n = 0; n < 14; n += 1) saveViewed(here, `p${n}`);
  saveViewed(here, 'p9');
  expect(viewedProducts(here).slice(0, 3)).toEqual(['p9', 'p13', 'p12']);
  expect(viewedProducts(here)).toHaveLength(12);
});

test('the list belongs to its user, and invalid stored data is ignored', () => {
  const here = browserStorage();
  saveViewed(here, 'p1');
  forgetOwn(here);
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '{"a":');
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '[1, "p2"]');
  expect(viewedProducts(here)).toEqual(['p2']);
});

test('after an expired session the list is there for the same user only', () => {
  const here = browserStorage();
  saveViewed(here, 'p1');
  keepOwnFor('ama', [here]);
  keepOwnFor('ama', [here]);
  expect(viewedProducts(here)).toEqual(['p1']);
  keepOwnFor('kofi', [here]);
  expect(viewedProducts(here)).toEqual([]);
  saveViewed(here, 'p2');
  keepOwnFor('kofi', [here]);
  expect(viewedProducts(here)).toEqual(['p2']);
});

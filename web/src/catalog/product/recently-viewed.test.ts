import { expect, test } from 'vitest';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { saveViewed, viewedProducts } from './recently-viewed.tsx';

test('the latest comes first, each once, and only so many', () => {
  const here = browserStorage();
  for (let n = 0; n < 14; n += 1) saveViewed(here, `p${n}`);
  saveViewed(here, 'p9');
  expect(viewedProducts(here).slice(0, 3)).toEqual(['p9', 'p13', 'p12']);
  expect(viewedProducts(here)).toHaveLength(12);
});

test('it goes with the user, and what somebody else wrote there is nothing', () => {
  const here = browserStorage();
  saveViewed(here, 'p1');
  forgetOwn(here);
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '{"a":');
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '[1, "p2"]');
  expect(viewedProducts(here)).toEqual(['p2']);
});

test('after a session that ended by itself it is there for the same user, and for nobody else', () => {
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

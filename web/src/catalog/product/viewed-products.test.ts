import { expect, test } from 'vitest';
import { keepOwnFor } from '#platform/person/keep-own-for.ts';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { keepViewed, viewedProducts } from './viewed-products.ts';

/** As a browser has it: what is kept are its own enumerable names. */
function storage(): Storage {
  const held: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(held, {
    getItem: hidden((name: string) => held[name] ?? null),
    setItem: hidden((name: string, text: string) => {
      held[name] = text;
    }),
    removeItem: hidden((name: string) => delete held[name]),
  }) as unknown as Storage;
}

test('the latest comes first, each once, and only so many', () => {
  const here = storage();
  for (let n = 0; n < 14; n += 1) keepViewed(here, `p${n}`);
  keepViewed(here, 'p9');
  expect(viewedProducts(here).slice(0, 3)).toEqual(['p9', 'p13', 'p12']);
  expect(viewedProducts(here)).toHaveLength(12);
});

test('it goes with the person, and what somebody else wrote there is nothing', () => {
  const here = storage();
  keepViewed(here, 'p1');
  forgetOwn(here);
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '{"a":');
  expect(viewedProducts(here)).toEqual([]);
  here.setItem('besesaka-own-viewed', '[1, "p2"]');
  expect(viewedProducts(here)).toEqual(['p2']);
});

test('after a session that ended by itself it is there for the same person, and for nobody else', () => {
  const here = storage();
  keepViewed(here, 'p1');
  keepOwnFor('ama', [here]);
  keepOwnFor('ama', [here]);
  expect(viewedProducts(here)).toEqual(['p1']);
  keepOwnFor('kofi', [here]);
  expect(viewedProducts(here)).toEqual([]);
  keepViewed(here, 'p2');
  keepOwnFor('kofi', [here]);
  expect(viewedProducts(here)).toEqual(['p2']);
});

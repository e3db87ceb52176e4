import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseTests, nearness, readers } from '#quick/choose-tests.mjs';
import { root } from '#run.mjs';

const file = 'marketplace/src/orders/checkout/place-orders.ts';

test('the nearest tests are of the same file, then of the same folder, module and package', () => {
  const near = [
    'marketplace/src/orders/checkout/place-orders.test.ts',
    'marketplace/src/orders/checkout/total.test.ts',
    'graphql-bff/tests/order-news.test.ts',
    'marketplace/tests/reviews.test.ts',
    'web/src/chat/outbox/outbox.test.ts',
  ];
  expect(near.map((one) => nearness(one, file))).toEqual([4, 3, 2, 1, 0]);
});

test('the nearest of many reachable tests run, and the others are listed', () => {
  const reached = ['marketplace/tests/a.test.ts', 'marketplace/tests/orders.test.ts', 'web/src/b.test.ts'];
  const { chosen, left } = chooseTests({ changed: [file], reached, atMost: 1 });
  expect(chosen).toContain('marketplace/tests/orders.test.ts');
  expect(left).toEqual(['marketplace/tests/a.test.ts', 'web/src/b.test.ts']);
});

test('a test that reads a changed file runs, even without importing it', () => {
  const changed = ['marketplace/tests/access.md'];
  expect(chooseTests({ changed, reached: [] }).chosen).toEqual(['marketplace/tests/access.test.ts']);
});

test('every test in the list of readers exists', () => {
  expect(readers.filter(([name]) => !existsSync(join(root, name)))).toEqual([]);
});

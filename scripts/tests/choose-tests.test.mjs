import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseTests, nearness, readers } from '#quick/choose-tests.mjs';
import { root } from '#run.mjs';

const file = 'marketplace/src/orders/checkout/place-cart.ts';

test('the nearest are a file’s own test, those beside it, those of its room and those of its package', () => {
  const near = [
    'marketplace/src/orders/checkout/place-cart.test.ts',
    'marketplace/src/orders/checkout/total.test.ts',
    'graphql-bff/tests/order-news.test.ts',
    'marketplace/tests/reviews.test.ts',
    'web/src/chat/outbox/outbox.test.ts',
  ];
  expect(near.map((one) => nearness(one, file))).toEqual([4, 3, 2, 1, 0]);
});

test('of many that can be reached the nearest run, and the others are named', () => {
  const reached = ['marketplace/tests/a.test.ts', 'marketplace/tests/orders.test.ts', 'web/src/b.test.ts'];
  const { chosen, left } = chooseTests({ changed: [file], reached, atMost: 1 });
  expect(chosen).toContain('marketplace/tests/orders.test.ts');
  expect(left).toEqual(['marketplace/tests/a.test.ts', 'web/src/b.test.ts']);
});

test('a test that reads what changed runs, though no import leads to it', () => {
  expect(chooseTests({ changed: ['docs/access.md'], reached: [] }).chosen).toEqual(
    expect.arrayContaining(['marketplace/tests/access.test.ts', 'graphql-bff/tests/access.test.ts']),
  );
});

test('every test that is said to read files exists', () => {
  expect(readers.filter(([name]) => !existsSync(join(root, name)))).toEqual([]);
});

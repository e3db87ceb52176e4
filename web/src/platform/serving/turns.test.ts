import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('new connections are accepted between two renders', async () => {
  const turn = createTurns();
  let passed = 0;
  let isOver = false;
  const count = async () => {
    for (; !isOver; passed += 1) await nextTurn();
  };
  void count();
  const wentOnAt: number[] = [];
  await Promise.all([1, 2, 3].map(() => turn().then(() => wentOnAt.push(passed))));
  isOver = true;
  const [first = 0, second = 0, third = 0] = wentOnAt;
  expect(second - first).toBeGreaterThanOrEqual(15);
  expect(third - second).toBeGreaterThanOrEqual(15);
});

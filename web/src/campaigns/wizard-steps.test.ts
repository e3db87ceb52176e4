import { expect, test } from 'vitest';
import { canReach, readChoice, searchOf } from './wizard-steps.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));
const reachable = (search: string) => ([1, 2, 3, 4] as const).filter((step) => canReach(step, read(search)));

test('a step opens with the choice of the step before it, and the last one only with a payment', () => {
  expect(reachable('')).toEqual([1]);
  expect(reachable('?product=p')).toEqual([1, 2]);
  expect(reachable('?product=p&plan=1_month')).toEqual([1, 2, 3]);
  expect(reachable('?plan=1_month')).toEqual([1]);
  expect(reachable('?reference=r')).toEqual([4]);
  expect(reachable('?product=p&plan=1_month&reference=r')).toEqual([4]);
});

test('the address contains the step', () => {
  expect(read('').step).toBe(1);
  expect(read('?step=2').step).toBe(1);
  expect(read('?product=p&step=2').step).toBe(2);
  expect(read('?product=p&step=4').step).toBe(1);
  // Said there: something is missing.
  expect(read('?product=p&step=3').step).toBe(3);
  expect(read('?product=p&step=1&reference=r').step).toBe(4);
});

test('the address contains the choices', () => {
  const choice = read('?product=p&plan=1_month&renew=yes&q=kente+cloth&step=3');
  expect(choice).toMatchObject({ step: 3, productId: 'p', planId: '1_month', isRenewing: true, query: 'kente cloth' });
  expect(read(searchOf(choice))).toEqual(choice);
});

import { expect, it } from 'vitest';
import { filterOrders, nextPage } from './order-list.tsx';

const orders = [{ id: 'K7Q2MX' }, { id: 'AB12CD' }];

it('finds a part of the number in either case', () => {
  expect(filterOrders(orders, 'q2m')).toEqual([{ id: 'K7Q2MX' }]);
  expect(filterOrders(orders, ' AB ')).toEqual([{ id: 'AB12CD' }]);
  expect(filterOrders(orders, 'zz')).toEqual([]);
});

it('shows all when nothing is typed', () => {
  expect(filterOrders(orders, '  ')).toBe(orders);
});

it('asks for the page that holds the first order not loaded yet', () => {
  expect(nextPage(20, 20)).toBe(2);
  expect(nextPage(21, 20)).toBe(2);
  expect(nextPage(40, 20)).toBe(3);
});

import { expect, test } from 'vitest';
import { group } from './define-operation.ts';

const selling = group({ auth: 'seller', scope: 'products:write', suspended: 'refused' });
const basketCall = { path: '/api/baskets', summary: 'Something with baskets', response: null } as const;

test('an operation inherits from its group, unless it has its own value', () => {
  const add = selling({ ...basketCall, id: 'addBasket', method: 'POST' });
  expect(add).toMatchObject({ auth: 'seller', scope: 'products:write', suspended: 'refused' });
  const remove = selling({ ...basketCall, id: 'removeBasket', method: 'DELETE', suspended: 'may' });
  expect(remove.suspended satisfies 'may').toBe('may');
});

test('a read declares nothing about suspended users', () => {
  const list = selling({ ...basketCall, id: 'listBaskets', method: 'GET' });
  expect(list.auth satisfies 'seller').toBe('seller');
  expect(list).not.toHaveProperty('suspended');
});

import { addressInput } from '@besesaka/schema/accounts/address-book.ts';
import { addressBook } from '@besesaka/schema/accounts/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-book.ts';

const which = pathParam('id', z.string(), 'The address', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20');

const list = jsonRoute({
  method: 'get',
  path: '/api/addresses',
  id: 'readAddresses',
  summary: 'Where the person has things delivered',
  login: 'needed',
  answer: addressBook,
});
const add = jsonRoute(
  {
    method: 'post',
    path: '/api/addresses',
    id: 'addAddress',
    suspended: 'may',
    summary: 'Keep another address',
    login: 'needed',
    refuses: ['REFUSED'],
    answer: addressBook,
    status: 201,
  },
  jsonBody(addressInput),
);
const change = jsonRoute(
  {
    method: 'put',
    path: '/api/addresses/{id}',
    id: 'changeAddress',
    suspended: 'may',
    summary: 'Change an address, or make it the default',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: addressBook,
  },
  { params: which, ...jsonBody(addressInput) },
);
const remove = jsonRoute(
  {
    method: 'delete',
    path: '/api/addresses/{id}',
    id: 'removeAddress',
    suspended: 'may',
    summary: 'Keep an address no longer',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: addressBook,
  },
  { params: which },
);

export function addressRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await readAddresses({ ctx: c.get('ctx') }), 200));
  router.openapi(add, async (c) => {
    return c.json(await addAddress({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201);
  });
  router.openapi(change, async (c) => {
    const input = { ...c.req.valid('param'), address: c.req.valid('json') };
    return c.json(await changeAddress({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(remove, async (c) => {
    return c.json(await removeAddress({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200);
  });
  return router;
}

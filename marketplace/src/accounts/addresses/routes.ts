import * as operations from '@besesaka/schema/accounts/own-data-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-book.ts';

export function addressRoutes(): Route[] {
  return [
    route(operations.readAddresses, readAddresses),
    route(operations.addAddress, addAddress),
    route(operations.changeAddress, ({ ctx, input: { id, ...address } }) =>
      changeAddress({ ctx, input: { id, address } }),
    ),
    route(operations.removeAddress, removeAddress),
  ];
}

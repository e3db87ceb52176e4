import * as operations from '@besesaka/schema/support/search-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listPayments } from './list-payments.ts';
import { readLedger } from './read-ledger.ts';
import { readAdminPayment } from './read-payment.ts';

export function paymentDeskRoutes(): Route[] {
  return [
    route(operations.listPayments, paged(listPayments)),
    route(operations.readAdminPayment, readAdminPayment),
    route(operations.readLedger, readLedger),
  ];
}

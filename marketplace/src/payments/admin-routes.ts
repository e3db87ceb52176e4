import * as operations from '@besesaka/schema/payments/operations.ts';
import { keepPayment } from '#payments/refunds/keep-payment.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { type Route, route } from '#platform/http/route.ts';

export function paymentAdminRoutes(): Route[] {
  return [route(operations.keepPayment, keepPayment), route(operations.refundPayment, refundPayment)];
}
